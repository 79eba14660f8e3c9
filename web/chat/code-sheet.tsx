// The code that questions are answered by, where neither they nor a job card say: edition and state.
import { useTranslation } from 'react-i18next';
import { EDITIONS, type Edition } from '../../api/contract/values.ts';
import { STATE_CODES, stateEdition } from '../../api/guide/knowledge/states.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useStored } from '../platform/use-stored.ts';
import { savePreference } from '../sync/save-preferences.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { useToast } from '../ui/toast.tsx';

export function CodeSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: tChat } = useTranslation('chat');
  const { t: tTools } = useTranslation('tools');
  const [language] = useLanguage();
  const toast = useToast();
  const state = useStored('state') ?? '';
  const edition = useStored('edition') ?? '';
  const save = (field: 'state' | 'edition', value: string): void => {
    savePreference(field, value || null).catch(() => toast.warn(tChat('codeKeptHere')));
  };
  const states = STATE_CODES.map((code) => ({ value: code, label: stateEdition(code).name[language] })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={tChat('codeTitle')}
      description={tChat('codeText')}
      actions={
        <Button look="act" onClick={onClose}>
          {tTools('done')}
        </Button>
      }
    >
      <Select
        label={t('edition')}
        value={edition}
        options={[
          { value: '', label: t('editionOfState') },
          ...EDITIONS.map((known: Edition) => ({ value: known, label: `NEC ${known}` })),
        ]}
        onChange={(event) => save('edition', event.target.value)}
      />
      <Select
        label={t('state')}
        hint={state ? stateEdition(state).note[language] : undefined}
        value={state}
        options={[{ value: '', label: t('stateNone') }, ...states]}
        onChange={(event) => save('state', event.target.value)}
      />
    </Sheet>
  );
}
