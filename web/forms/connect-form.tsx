// The address of a server to connect to, looked at before anybody types a password. Brings no texts: needs the area 'people'.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedPerson } from '../platform/people.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import formStyles from './form.module.css';

const FAULTS = {
  'bad-address': 'faultBadAddress',
  'not-https': 'faultNotHttps',
  unreachable: 'faultUnreachable',
  'bad-certificate': 'faultBadCertificate',
  'no-wirewise': 'faultNoWirewise',
} as const;

/** `onConnect` is given what was typed; undefined where it has said itself why not. */
export function ConnectForm({ onConnect }: { onConnect: (server: string) => Promise<AddedPerson | undefined> }) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const [server, setServer] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  const connect = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      const added = await onConnect(server);
      if (added && added.is !== 'right') setFault(t(FAULTS[added.is]));
    } catch {
      toast.error(t('failed'));
    }
    setBusy(false);
  };

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void connect();
      }}
    >
      <TextField
        label={t('serverAddress')}
        hint={t('serverHint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={server}
        onChange={(event) => setServer(event.target.value)}
        error={fault}
      />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('connecting') : t('connect')}
        </Button>
      </div>
    </form>
  );
}
