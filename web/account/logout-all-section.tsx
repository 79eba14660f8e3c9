import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { readStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { forgetQueries } from '../remote/queries.tsx';
import { countWaiting, leaveDevice } from '../sync/log-out.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

export function LogoutAllSection({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [busy, setBusy] = useState(false);

  const ask = async (): Promise<void> => {
    if (readStored('token') === null) {
      toast.error(t('notLoggedIn'));
      return;
    }
    setWaiting(await countWaiting().catch(() => 0));
    setAsking(true);
  };
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('logoutAll', {});
      toast.success(t('logoutAllDone'));
      onLeave();
      await leaveDevice();
      forgetQueries();
    } catch (error) {
      setAsking(false);
      setBusy(false);
      toast.error(errorText(error, t('logoutAllFailed'), t('logoutAllError')));
    }
  };

  return (
    <Card className={styles.section}>
      <h2>{t('logoutAllTitle')}</h2>
      <p>{t('logoutAllText')}</p>
      <Button onClick={() => void ask()}>{t('logoutAll')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('logoutAll')}
        text={
          <>
            <p>{t('logoutAllAsk')}</p>
            {waiting > 0 && <p>{t('logoutAllWaiting', { count: waiting })}</p>}
          </>
        }
        confirmLabel={t('logoutAll')}
        danger={waiting > 0}
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
