import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { EDITIONS } from '../../api/contract/values.ts';
import { STATE_CODES, stateEdition } from '../../api/guide/knowledge/states.ts';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { writeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';
import { useSaveProfile } from './use-save-profile.ts';
import { WithUser } from './with-user.tsx';

export function PreferencesSection() {
  const { t } = useTranslation('account');
  return (
    <Card className={styles.section}>
      <h2>{t('preferences')}</h2>
      <div className={styles.switchRow}>
        <LanguageSwitch />
        <ThemeSwitch named />
      </div>
      <div className={styles.wide}>
        <WithUser>{(user) => <CodePreferences user={user} />}</WithUser>
        <SoundSwitch />
      </div>
    </Card>
  );
}

/** State and edition, which answers go by; saved as soon as they are chosen. */
function CodePreferences({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const saveProfile = useSaveProfile();
  const [language] = useLanguage();

  const save = async (field: 'state' | 'edition', value: string): Promise<void> => {
    const form = new FormData();
    form.set(field, value);
    try {
      await saveProfile(user.id, form);
      toast.success(t('preferenceDone'));
    } catch (error) {
      toast.error(errorText(error, t('profileFailed'), t('profileError')));
    }
  };

  // Mails are written in the language that was chosen last.
  useEffect(() => {
    if (user.language === language) return;
    const form = new FormData();
    form.set('language', language);
    saveProfile(user.id, form).catch(() => undefined);
  }, [user.id, user.language, language, saveProfile]);

  const states = STATE_CODES.map((code) => ({ value: code, label: stateEdition(code).name[language] })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );
  return (
    <div className={styles.pair}>
      <Select
        label={t('state')}
        hint={user.state ? stateEdition(user.state).note[language] : undefined}
        value={user.state ?? ''}
        options={[{ value: '', label: t('stateNone') }, ...states]}
        onChange={(event) => void save('state', event.target.value)}
      />
      <Select
        label={t('edition')}
        value={user.edition ?? ''}
        options={[{ value: '', label: t('editionOfState') }, ...EDITIONS.map((edition) => ({ value: edition, label: `NEC ${edition}` }))]}
        onChange={(event) => void save('edition', event.target.value)}
      />
    </div>
  );
}

function SoundSwitch() {
  const { t } = useTranslation('account');
  const isOn = useStored('sound') !== 'off';
  return <Switch label={t('sound')} checked={isOn} onChange={(event) => writeStored('sound', event.target.checked ? 'on' : 'off')} />;
}
