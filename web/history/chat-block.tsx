// Chats as cards, read and drawn block by block: one more page, or one chat changed, leaves all other blocks as they are.
import { useLiveQuery } from 'dexie-react-hooks';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { StoredSession } from '../local/database.ts';
import { readChats } from '../local/read-chats.ts';
import { writeStored } from '../platform/stored-keys.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './history-screen.module.css';

const BLOCK = 25;

/** Ids in blocks, as text, so that a block with the same chats is the same. */
export const inBlocks = (ids: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(ids.length / BLOCK) }, (_, place) => ids.slice(place * BLOCK, (place + 1) * BLOCK).join());

interface Actions {
  onRename: (chat: StoredSession) => void;
  onDelete: (chat: StoredSession) => void;
}

/** `excerpt` and `message` are where a search found it: it opens there. */
export const ChatCard = memo(
  function ChatCard({
    chat,
    excerpt,
    message,
    onRename,
    onDelete,
  }: Actions & { chat: StoredSession; excerpt: string | null; message: string | null }) {
    const { t } = useTranslation('chat');
    const [language] = useLanguage();
    const navigate = useNavigate();
    const { id, title, created_at } = chat;
    return (
      <li className={styles.item}>
        <Card className={styles.card}>
          <button
            type="button"
            className={styles.open}
            onClick={() => {
              writeStored('activeSessionId', id);
              void navigate('/chatbot', message === null ? {} : { state: { message } });
            }}
          >
            <strong>{title || t('untitled', { id: id.slice(0, 8) })}</strong>
            {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
            <time dateTime={created_at}>{formatDateTime(created_at, language)}</time>
          </button>
          <IconButton label={t('renameChat')} onClick={() => onRename(chat)}>
            <Pencil size={22} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('deleteChat')} onClick={() => onDelete(chat)}>
            <Trash2 size={22} aria-hidden="true" />
          </IconButton>
        </Card>
      </li>
    );
  },
  // A chat read again is another object with the same in it.
  (before, after) =>
    before.chat.id === after.chat.id &&
    before.chat.title === after.chat.title &&
    before.excerpt === after.excerpt &&
    before.message === after.message &&
    before.onRename === after.onRename &&
    before.onDelete === after.onDelete,
);

/** A block of cards; `ids` is one of `inBlocks`. */
export const ChatBlock = memo(function ChatBlock({ ids, ...actions }: Actions & { ids: string }) {
  const { db } = useOwner();
  const chats = useLiveQuery(() => readChats(db, ids.split(',')), [db, ids]);
  return chats?.map((chat) => <ChatCard key={chat.id} chat={chat} excerpt={null} message={null} {...actions} />);
});
