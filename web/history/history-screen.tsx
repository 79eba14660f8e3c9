// All chats as cards, newest first, five at a time, and a search over what was said in them.
import { useLiveQuery } from 'dexie-react-hooks';
import { History, Pin, SearchX, SquarePen } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteChatDialog, RenameChatDialog } from '../answer/chat-dialogs.tsx';
import type { StoredSession } from '../local/database.ts';
import { listMarked } from '../local/list-marked.ts';
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
import { StarredAnswers } from './starred-answers.tsx';

const PAGE = 5;
const FILTERS = [
  ['all', 'allChats'],
  ['pinned', 'pinned'],
  ['starred', 'starred'],
] as const;

export function HistoryScreen() {
  const { t } = useTranslation('chat');
  const { t: tJobs } = useTranslation('jobs');
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
  const [filter, setFilter] = useState<'all' | 'pinned' | 'starred'>('all');
  const pins = useLiveQuery(() => listMarked(db, 'pin'), [db]);
  const ids = useMemo(() => (filter === 'pinned' ? listed?.filter((id) => pins?.includes(id)) : listed), [filter, listed, pins]);
  const blocks = useMemo(() => inBlocks(ids?.slice(0, shown) ?? []), [ids, shown]);
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
        {total > 0 && !query && (
          <fieldset className={styles.filter}>
            <legend className="visually-hidden">{tJobs('show')}</legend>
            {FILTERS.map(([name, label]) => (
              <button key={name} type="button" className={styles.choice} aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {tJobs(label)}
              </button>
            ))}
          </fieldset>
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
              {found.chats.map(({ session, excerpt, messageId }) => (
                <ChatCard
                  key={session.id}
                  chat={session}
                  excerpt={excerpt}
                  message={messageId}
                  onRename={setRenamed}
                  onDelete={setDoomed}
                />
              ))}
            </ul>
          )
        ) : filter === 'starred' ? (
          <StarredAnswers />
        ) : total > 0 && ids?.length === 0 ? (
          <EmptyState icon={<Pin size={40} aria-hidden="true" />} title={tJobs('noPins')} text={tJobs('noPinsNext')} />
        ) : (
          <ul className={styles.list} aria-busy={searching || undefined}>
            {blocks.map((ids, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is a stretch of places, whichever chats stand there
              <ChatBlock key={place} ids={ids} onRename={setRenamed} onDelete={setDoomed} />
            ))}
          </ul>
        )}
        {!query && filter !== 'starred' && shown < (ids?.length ?? 0) && (
          <Button onClick={() => setShown(shown + PAGE)}>{t('loadMore')}</Button>
        )}
      </div>
      <DeleteChatDialog chat={doomed} onDone={() => setDoomed(undefined)} />
      <RenameChatDialog chat={renamed} onDone={() => setRenamed(undefined)} />
    </div>
  );
}
