import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { callFile } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

/** Hands a file to the browser's downloads. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function DataSection() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const id = useStoredUserId();
  const [busy, setBusy] = useState(false);
  const fetchData = async (): Promise<void> => {
    setBusy(true);
    try {
      download(await callFile('downloadData', { params: { id: String(id) } }), 'wirewise-data.json');
    } catch (error) {
      toast.error(errorText(error, t('downloadFailed'), t('downloadFailed')));
    }
    setBusy(false);
  };
  return (
    <Card className={styles.section}>
      <h2>{t('dataTitle')}</h2>
      <p>{t('dataText')}</p>
      <Button busy={busy} onClick={() => void fetchData()}>
        {busy ? t('downloading') : t('downloadData')}
      </Button>
    </Card>
  );
}
