// All chats as cards, newest first, five at a time.
import { useLiveQuery } from 'dexie-react-hooks';
import { History, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { listChats } from '../local/read-chats.ts';
import { deleteChat } from '../local/write-chats.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { drainOutbox } from '../sync/drain-outbox.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './history-screen.module.css';

const PAGE = 5;

export function HistoryScreen() {
  const { t } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const [language] = useLanguage();
  const { db, signedIn } = useOwner();
  const navigate = useNavigate();
  const [shown, setShown] = useState(PAGE);
  const [doomed, setDoomed] = useState<string>();
  const chats = useLiveQuery(() => listChats(db), [db]);

  const startNew = (): void => {
    removeStored('activeSessionId');
    void navigate('/chatbot');
  };
  const open = (id: string): void => {
    writeStored('activeSessionId', id);
    void navigate('/chatbot');
  };
  const remove = async (): Promise<void> => {
    if (!doomed) return;
    setDoomed(undefined);
    await deleteChat(db, doomed, signedIn);
    if (readStored('activeSessionId') === doomed) removeStored('activeSessionId');
    void drainOutbox();
  };

  return (
    <div className={styles.screen}>
      <PageTitle page={t('historyTitle')} />
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>{t('historyTitle')}</h1>
          <Button look="act" icon={<SquarePen size={22} aria-hidden="true" />} onClick={startNew}>
            {t('newChat')}
          </Button>
        </header>
        {chats === undefined ? (
          <Skeleton label={t('loadingSessions')} lines={4} height={64} />
        ) : chats.length === 0 ? (
          <EmptyState icon={<History size={40} aria-hidden="true" />} title={t('historyEmpty')} text={t('historyEmptyNext')} />
        ) : (
          <ul className={styles.list}>
            {chats.slice(0, shown).map(({ id, title, created_at }) => (
              <li key={id}>
                <Card className={styles.card}>
                  <button type="button" className={styles.open} onClick={() => open(id)}>
                    <strong>{title || t('untitled', { id: id.slice(0, 8) })}</strong>
                    <time dateTime={created_at}>{formatDateTime(created_at, language)}</time>
                  </button>
                  <IconButton label={t('deleteChat')} onClick={() => setDoomed(id)}>
                    <Trash2 size={22} aria-hidden="true" />
                  </IconButton>
                </Card>
              </li>
            ))}
          </ul>
        )}
        {chats && shown < chats.length && <Button onClick={() => setShown(shown + PAGE)}>{t('loadMore')}</Button>}
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        title={t('confirmDelete')}
        text={t('confirmDeleteText')}
        confirmLabel={tCommon('delete')}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setDoomed(undefined)}
      />
    </div>
  );
}
