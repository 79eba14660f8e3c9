// All chats as cards, newest first, five at a time, and a search over what was said in them.
import { useLiveQuery } from 'dexie-react-hooks';
import { History, Pencil, SearchX, SquarePen, Trash2 } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteChatDialog, RenameChatDialog } from '../answer/chat-dialogs.tsx';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { StoredSession } from '../local/database.ts';
import { listChats } from '../local/read-chats.ts';
import { foldMessages, searchChats } from '../local/search-chats.ts';
import { removeStored, writeStored } from '../platform/stored-keys.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './history-screen.module.css';

const PAGE = 5;

interface CardProps {
  chat: StoredSession;
  excerpt: string | null;
  onRename: () => void;
  onDelete: () => void;
}

function ChatCard({ chat: { id, title, created_at }, excerpt, onRename, onDelete }: CardProps) {
  const { t } = useTranslation('chat');
  const [language] = useLanguage();
  const navigate = useNavigate();
  return (
    <Card className={styles.card}>
      <button
        type="button"
        className={styles.open}
        onClick={() => {
          writeStored('activeSessionId', id);
          void navigate('/chatbot');
        }}
      >
        <strong>{title || t('untitled', { id: id.slice(0, 8) })}</strong>
        {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
        <time dateTime={created_at}>{formatDateTime(created_at, language)}</time>
      </button>
      <IconButton label={t('renameChat')} onClick={onRename}>
        <Pencil size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('deleteChat')} onClick={onDelete}>
        <Trash2 size={22} aria-hidden="true" />
      </IconButton>
    </Card>
  );
}

export function HistoryScreen() {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const navigate = useNavigate();
  const [shown, setShown] = useState(PAGE);
  const [typed, setTyped] = useState('');
  const [doomed, setDoomed] = useState<StoredSession>();
  const [renamed, setRenamed] = useState<StoredSession>();
  const query = useDeferredValue(typed.trim());
  const total = useLiveQuery(() => db.sessions.count(), [db]);
  const listed = useLiveQuery(async () => {
    if (!query) return { query, chats: (await listChats(db, shown)).map((session) => ({ session, excerpt: null })) };
    return { query, chats: await searchChats(db, query) };
  }, [db, shown, query]);
  // While a search runs, what was found for the letters before stays.
  const searching = query !== '' && listed?.query !== query;

  // Ahead of the first search, and again for what came meanwhile. What is found appears as it goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every search begins with it
  useEffect(() => {
    void foldMessages(db).catch(() => undefined);
  }, [db, query]);

  return (
    <div className={styles.screen}>
      <PageTitle page={t('historyTitle')} />
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>{t('historyTitle')}</h1>
          <Button
            look="act"
            icon={<SquarePen size={22} aria-hidden="true" />}
            onClick={() => {
              removeStored('activeSessionId');
              void navigate('/chatbot');
            }}
          >
            {t('newChat')}
          </Button>
        </header>
        {total !== undefined && total > 0 && (
          <search>
            <TextField
              type="search"
              label={t('searchChats')}
              hint={t('searchHint')}
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
            />
          </search>
        )}
        <p className="visually-hidden" role="status">
          {query && listed && !searching ? t('foundCount', { count: listed.chats.length }) : ''}
        </p>
        {listed === undefined || total === undefined ? (
          <Skeleton label={t('loadingSessions')} lines={4} height={64} />
        ) : total === 0 ? (
          <EmptyState icon={<History size={40} aria-hidden="true" />} title={t('historyEmpty')} text={t('historyEmptyNext')} />
        ) : listed.chats.length === 0 && !searching ? (
          <EmptyState icon={<SearchX size={40} aria-hidden="true" />} title={t('nothingFound')} text={t('nothingFoundNext')} />
        ) : (
          <ul className={styles.list} aria-busy={searching || undefined}>
            {listed.chats.map(({ session, excerpt }) => (
              <li key={session.id}>
                <ChatCard chat={session} excerpt={excerpt} onRename={() => setRenamed(session)} onDelete={() => setDoomed(session)} />
              </li>
            ))}
          </ul>
        )}
        {!query && total !== undefined && shown < total && <Button onClick={() => setShown(shown + PAGE)}>{t('loadMore')}</Button>}
      </div>
      <DeleteChatDialog chat={doomed} onDone={() => setDoomed(undefined)} />
      <RenameChatDialog chat={renamed} onDone={() => setRenamed(undefined)} />
    </div>
  );
}
