import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
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
      toast.success(t('deleteDone'));
      onLeave();
      await leaveDevice();
      forgetQueries();
    } catch (error) {
      setAsking(false);
      setBusy(false);
      toast.error(errorText(error, t('deleteFailed'), t('deleteError')));
    }
  };

  // The one admin stays.
  if (id === null || id === ADMIN_ID) return null;
  return (
    <Card className={classNames(styles.section, styles.danger)}>
      <h2>{t('deleteTitle')}</h2>
      <p>{t('deleteText')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('deleteAccount')}
        text={t('deleteAsk')}
        confirmLabel={t('deleteAccount')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
