// All chats as cards, newest first, five at a time, and a search over what was said in them.
import { useLiveQuery } from 'dexie-react-hooks';
import { History, SearchX, SquarePen } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteChatDialog, RenameChatDialog } from '../answer/chat-dialogs.tsx';
import type { StoredSession } from '../local/database.ts';
import { listChatIds } from '../local/read-chats.ts';
import { foldMessages, searchChats } from '../local/search-chats.ts';
import { removeStored } from '../platform/stored-keys.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ChatBlock, ChatCard, inBlocks } from './chat-block.tsx';
import styles from './history-screen.module.css';

const PAGE = 5;

export function HistoryScreen() {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const navigate = useNavigate();
  const [shown, setShown] = useState(PAGE);
  const [typed, setTyped] = useState('');
  const [doomed, setDoomed] = useState<StoredSession>();
  const [renamed, setRenamed] = useState<StoredSession>();
  const query = useDeferredValue(typed.trim());
  const listed = useLiveQuery(() => listChatIds(db), [db]);
  const found = useLiveQuery(async () => (query ? { query, chats: await searchChats(db, query) } : undefined), [db, query]);
  const total = listed?.length ?? 0;
  const blocks = useMemo(() => inBlocks(listed?.slice(0, shown) ?? []), [listed, shown]);
  // While a search runs, what was found for the letters before stays.
  const searching = query !== '' && found?.query !== query;

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
        {total > 0 && (
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
          {query && found && !searching ? t('foundCount', { count: found.chats.length }) : ''}
        </p>
        {listed === undefined ? (
          <Skeleton label={t('loadingSessions')} lines={4} height={64} />
        ) : total === 0 ? (
          <EmptyState icon={<History size={40} aria-hidden="true" />} title={t('historyEmpty')} text={t('historyEmptyNext')} />
        ) : query && found ? (
          found.chats.length === 0 && !searching ? (
            <EmptyState icon={<SearchX size={40} aria-hidden="true" />} title={t('nothingFound')} text={t('nothingFoundNext')} />
          ) : (
            <ul className={styles.list} aria-busy={searching || undefined}>
              {found.chats.map(({ session, excerpt }) => (
                <ChatCard key={session.id} chat={session} excerpt={excerpt} onRename={setRenamed} onDelete={setDoomed} />
              ))}
            </ul>
          )
        ) : (
          <ul className={styles.list} aria-busy={searching || undefined}>
            {blocks.map((ids, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is a stretch of places, whichever chats stand there
              <ChatBlock key={place} ids={ids} onRename={setRenamed} onDelete={setDoomed} />
            ))}
          </ul>
        )}
        {!query && shown < total && <Button onClick={() => setShown(shown + PAGE)}>{t('loadMore')}</Button>}
      </div>
      <DeleteChatDialog chat={doomed} onDone={() => setDoomed(undefined)} />
      <RenameChatDialog chat={renamed} onDone={() => setRenamed(undefined)} />
    </div>
  );
}
