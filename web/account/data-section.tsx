// All of one's data as a file, and such a file taken in again.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ChatFile } from '../../api/contract/chat-file.ts';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { platform } from '../platform/platform.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { callFile } from '../remote/call.ts';
import { bringChats, NoChatFile, readChatFile } from '../sync/bring-chats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
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

interface Chosen {
  readonly name: string;
  readonly file: ChatFile;
}

export function DataSection() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const id = useStoredUserId();
  const [query, setQuery] = useSearchParams();
  const [busy, setBusy] = useState<'download' | 'bring'>();
  const [chosen, setChosen] = useState<Chosen>();
  const picker = useRef<HTMLInputElement>(null);

  const fetchData = async (): Promise<void> => {
    setBusy('download');
    try {
      const day = new Date().toISOString().slice(0, 10);
      download(await callFile('downloadData', { params: { id: String(id) } }), `wirewise-${day}.wirewise`);
    } catch (error) {
      toast.error(errorText(error, t('downloadFailed'), t('downloadFailed')));
    }
    setBusy(undefined);
  };
  const choose = (name: string, text: string): void => {
    try {
      setChosen({ name, file: readChatFile(text) });
    } catch (error) {
      if (!(error instanceof NoChatFile)) throw error;
      toast.error(t('bringNoChats', { name }));
    }
  };
  const pick = async (file: File | undefined): Promise<void> => {
    // The same file may be picked again.
    if (picker.current) picker.current.value = '';
    if (file) choose(file.name, await file.text().catch(() => ''));
  };
  const bring = async ({ file }: Chosen): Promise<void> => {
    setBusy('bring');
    try {
      const { chats, partly } = await bringChats(file);
      if (partly > 0) toast.warn(t('broughtPartly', { count: partly }));
      else toast.success(t('brought', { count: chats }));
    } catch (error) {
      toast.error(errorText(error, t('bringFailed'), t('bringFailed')));
    }
    setBusy(undefined);
    setChosen(undefined);
  };

  // A chat file that was opened outside of the app.
  const isHandedOver = query.get('bring') === 'file';
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once
  useEffect(() => {
    if (!isHandedOver) return;
    setQuery({ tab: 'account' }, { replace: true });
    void platform.host?.takeFile().then((file) => file && choose(file.name, file.text));
  }, [isHandedOver]);

  return (
    <Card className={styles.section}>
      <h2>{t('dataTitle')}</h2>
      <p>{t('dataText')}</p>
      <div className={styles.buttons}>
        <Button busy={busy === 'download'} onClick={() => void fetchData()}>
          {busy === 'download' ? t('downloading') : t('downloadData')}
        </Button>
        <Button onClick={() => picker.current?.click()}>{t('bringData')}</Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".wirewise,.json,application/json"
        aria-label={t('bringData')}
        hidden
        onChange={(event) => void pick(event.target.files?.[0])}
      />
      <ConfirmDialog
        open={chosen !== undefined}
        title={t('bringData')}
        text={t('bringAsk', { name: chosen?.name ?? '', count: chosen?.file.sessions.length ?? 0 })}
        confirmLabel={t('bringNow')}
        busy={busy === 'bring'}
        onConfirm={() => chosen && void bring(chosen)}
        onCancel={() => setChosen(undefined)}
      />
    </Card>
  );
}
