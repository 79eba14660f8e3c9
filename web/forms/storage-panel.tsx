// What this device keeps, clearing it, and installing the app. Stands in settings; brings its own texts.
import { Download, ShieldCheck, Trash2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { install, installWay, onInstall } from '../platform/install.ts';
import { platform } from '../platform/platform.ts';
import { askToPersist, clearDevice, type DeviceStorage, readDeviceStorage } from '../sync/storage.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './storage-panel.module.css';

/** As people read it: in megabytes, from a thousand of them on in gigabytes. Both languages write the decimal point. */
const sizeText = (bytes: number): string => {
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
};

function InstallPart() {
  const { t } = useTranslation('tools');
  const way = useSyncExternalStore(onInstall, installWay);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('installTitle')}</h2>
      <p>{way === 'installed' ? t('installed') : t('installText')}</p>
      {way === 'ready' && (
        <Button look="act" icon={<Download size={20} aria-hidden="true" />} onClick={() => void install()}>
          {t('install')}
        </Button>
      )}
      {way === 'ios' && (
        <>
          <ol className={styles.steps}>
            <li>{t('installIosShare')}</li>
            <li>{t('installIosAdd')}</li>
            <li>{t('installIosOpen')}</li>
          </ol>
          <p>{t('installIosChats')}</p>
        </>
      )}
      {way === 'menu' && <p>{t('installOther')}</p>}
    </section>
  );
}

export function StoragePanel() {
  const { t } = useTranslation('tools');
  const toast = useToast();
  const { db, signedIn } = useOwner();
  const [storage, setStorage] = useState<DeviceStorage>();
  const [asking, setAsking] = useState(false);
  const read = (): void => void readDeviceStorage().then(setStorage, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner keeps other chats
  useEffect(read, [db]);
  const clear = async (): Promise<void> => {
    setAsking(false);
    await clearDevice();
    toast.success(t('cleared'));
    read();
  };
  return (
    <div className={styles.panel}>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('storageTitle')}</h2>
        {storage && (
          <>
            <ul className={styles.facts}>
              <li>{t('storageChats', { count: storage.chats })}</li>
              <li>{t('storageMessages', { count: storage.messages })}</li>
              <li>{t('storageJobCards', { count: storage.jobCards })}</li>
              {signedIn && <li>{t('storageWaiting', { count: storage.waiting })}</li>}
            </ul>
            {storage.app && <p>{t('storageApp')}</p>}
            {storage.used !== undefined && storage.quota !== undefined && (
              <p>{t('storageUsed', { used: sizeText(storage.used), quota: sizeText(storage.quota) })}</p>
            )}
            {storage.persisted !== undefined && <p>{storage.persisted ? t('storagePersisted') : t('storageNotPersisted')}</p>}
          </>
        )}
        <div className={styles.actions}>
          {storage?.persisted === false && (
            <Button
              icon={<ShieldCheck size={20} aria-hidden="true" />}
              onClick={() =>
                void askToPersist().then((kept) => {
                  if (!kept) toast.warn(t('persistRefused'));
                  read();
                })
              }
            >
              {t('askPersist')}
            </Button>
          )}
          <Button look="danger" icon={<Trash2 size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('clearDevice')}
          </Button>
        </div>
      </section>
      {platform.kind === 'browser' && <InstallPart />}
      <ConfirmDialog
        open={asking}
        title={t('clearTitle')}
        text={signedIn ? (storage?.waiting ? t('clearUser', { count: storage.waiting }) : t('clearUserAll')) : t('clearGuest')}
        confirmLabel={t('clearDevice')}
        danger
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
