import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../sync/use-connection.ts';
import { Button } from '../ui/button.tsx';
import { onUpdateWaiting, takeUpdate, updateIsWaiting } from './service-worker.ts';
import styles from './update-prompt.module.css';

/** Offers a newer version while there is a connection; what is being typed is kept as a draft, so nothing is lost by taking it. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const waiting = useSyncExternalStore(onUpdateWaiting, updateIsWaiting);
  const [later, setLater] = useState(false);
  const connection = useConnection();
  if (!waiting || later || connection === 'offline') return null;
  return (
    <div className={styles.prompt} role="status">
      <p>{t('updateReady')}</p>
      <div className={styles.actions}>
        <Button onClick={() => setLater(true)}>{t('updateLater')}</Button>
        <Button look="act" onClick={() => void takeUpdate()}>
          {t('updateNow')}
        </Button>
      </div>
    </div>
  );
}
