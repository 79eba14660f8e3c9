import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { isAlone } from '../platform/platform.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { call } from '../remote/call.ts';
import { forgetQueries } from '../remote/queries.tsx';
import { leaveDevice } from '../sync/log-out.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

export function DeleteSection({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const id = useStoredUserId();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('deleteUser', { params: { id: String(id) } });
      toast.success(t(isAlone ? 'deleteAloneDone' : 'deleteDone'));
      onLeave();
      await leaveDevice();
      forgetQueries();
      // The next page is handed a login of its own, of somebody new.
      if (isAlone) location.assign('/chatbot');
    } catch (error) {
      setAsking(false);
      setBusy(false);
      toast.error(errorText(error, t('deleteFailed'), t('deleteError')));
    }
  };

  const name = t(isAlone ? 'deleteAlone' : 'deleteAccount');
  // The one admin stays.
  if (id === null || id === ADMIN_ID) return null;
  return (
    <Card className={classNames(styles.section, styles.danger)}>
      <h2>{name}</h2>
      <p>{t(isAlone ? 'deleteAloneText' : 'deleteText')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {name}
      </Button>
      <ConfirmDialog
        open={asking}
        title={name}
        text={t(isAlone ? 'deleteAloneAsk' : 'deleteAsk')}
        confirmLabel={name}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
