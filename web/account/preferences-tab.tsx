// How answers and screens are wanted: kept on this device for anybody, and in the profile of who is signed in.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EDITIONS } from '../../api/contract/values.ts';
import { STATE_CODES, stateEdition } from '../../api/guide/knowledge/states.ts';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { useStored, useStoredUserId } from '../platform/use-stored.ts';
import { useUnits } from '../platform/use-units.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';
import { useOwnUser } from './use-own-user.ts';
import { useSaveProfile } from './use-save-profile.ts';

export function PreferencesTab() {
  const { t } = useTranslation('account');
  return (
    <Card className={styles.section}>
      <h2>{t('preferences')}</h2>
      <div className={styles.switchRow}>
        <LanguageSwitch />
        <ThemeSwitch named />
      </div>
      <div className={styles.wide}>
        <CodePreferences />
        <div className={styles.pair}>
          <UnitsChoice />
        </div>
        <SoundSwitch />
      </div>
    </Card>
  );
}

/** State and edition, which answers go by; they hold as soon as they are chosen. */
function CodePreferences() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const saveProfile = useSaveProfile();
  const [language] = useLanguage();
  const userId = useStoredUserId();
  const { data: user } = useOwnUser();
  const state = useStored('state') ?? '';
  const edition = useStored('edition') ?? '';

  // What the profile says by now, chosen on another device perhaps.
  useEffect(() => {
    if (!user) return;
    keep('state', user.state ?? '');
    keep('edition', user.edition ?? '');
  }, [user]);

  const save = async (field: 'state' | 'edition', value: string): Promise<void> => {
    const before = readStored(field) ?? '';
    keep(field, value);
    if (userId === null) return;
    const form = new FormData();
    form.set(field, value);
    try {
      await saveProfile(userId, form);
      toast.success(t('preferenceDone'));
    } catch (error) {
      keep(field, before);
      toast.error(errorText(error, t('profileFailed'), t('profileError')));
    }
  };

  // Mails are written in the language that was chosen last.
  useEffect(() => {
    if (!user || user.language === language) return;
    const form = new FormData();
    form.set('language', language);
    saveProfile(user.id, form).catch(() => undefined);
  }, [user, language, saveProfile]);

  const states = STATE_CODES.map((code) => ({ value: code, label: stateEdition(code).name[language] })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );
  return (
    <div className={styles.pair}>
      <Select
        label={t('state')}
        hint={state ? stateEdition(state).note[language] : undefined}
        value={state}
        options={[{ value: '', label: t('stateNone') }, ...states]}
        onChange={(event) => void save('state', event.target.value)}
      />
      <Select
        label={t('edition')}
        value={edition}
        options={[{ value: '', label: t('editionOfState') }, ...EDITIONS.map((each) => ({ value: each, label: `NEC ${each}` }))]}
        onChange={(event) => void save('edition', event.target.value)}
      />
    </div>
  );
}

function keep(field: 'state' | 'edition', value: string): void {
  if (value === '') removeStored(field);
  else writeStored(field, value);
}

function UnitsChoice() {
  const { t } = useTranslation('account');
  const units = useUnits();
  return (
    <Select
      label={t('units')}
      value={units}
      options={[
        { value: 'us', label: t('unitsUs') },
        { value: 'metric', label: t('unitsMetric') },
      ]}
      onChange={(event) => writeStored('units', event.target.value)}
    />
  );
}

function SoundSwitch() {
  const { t } = useTranslation('account');
  const isOn = useStored('sound') !== 'off';
  return <Switch label={t('sound')} checked={isOn} onChange={(event) => writeStored('sound', event.target.checked ? 'on' : 'off')} />;
}
