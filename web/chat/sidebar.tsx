import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronDown, MessageSquare, SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ChatMenu } from '../answer/chat-menu-later.tsx';
import { listChats } from '../local/read-chats.ts';
import { useStored } from '../platform/use-stored.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { ProfileButton } from './profile-button.tsx';
import styles from './sidebar.module.css';
import { chooseChat } from './use-chat.ts';

/** Chats listed at first, and how many more whenever the end comes near. */
const PAGE = 30;
const NEAR_END_PX = 200;

function PreviousChats({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(PAGE);
  const chats = useLiveQuery(() => listChats(db, shown), [db, shown]);
  return (
    <section className={styles.previous}>
      <button type="button" className={styles.heading} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('previousChats')}
        <ChevronDown size={20} aria-hidden="true" className={open ? styles.turned : undefined} />
      </button>
      {open &&
        (chats === undefined ? (
          <p className={styles.note}>{t('loadingSessions')}</p>
        ) : chats.length === 0 ? (
          <p className={styles.note}>{t('noSessions')}</p>
        ) : (
          <ul
            className={styles.chats}
            onScroll={({ currentTarget: list }) => {
              if (chats.length === shown && list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX) setShown(shown + PAGE);
            }}
          >
            {chats.map((chat) => (
              <li key={chat.id} className={styles.chatRow}>
                <button
                  type="button"
                  className={styles.chat}
                  aria-current={chat.id === sessionId || undefined}
                  onClick={() => {
                    chooseChat(chat.id);
                    onPick();
                    void navigate('/chatbot');
                  }}
                >
                  {chat.title || t('untitled', { id: chat.id.slice(0, 8) })}
                </button>
                <ChatMenu chat={chat} className={styles.chatMenu} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}

const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((file) => ({ default: file.ProfileMenu })));

/** New chat, all chats, the previous ones, and who is here. `onPick` is called when something was chosen. */
export function Sidebar({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  return (
    <nav className={styles.nav} aria-label={t('chats')}>
      <Button
        look="act"
        wide
        icon={<SquarePen size={22} aria-hidden="true" />}
        onClick={() => {
          chooseChat(null);
          onPick();
          void navigate('/chatbot');
        }}
      >
        {t('newChat')}
      </Button>
      <Link to="/chatbot/chathistory" className={styles.link} onClick={onPick}>
        <MessageSquare size={22} aria-hidden="true" />
        {t('chats')}
      </Link>
      <PreviousChats onPick={onPick} />
      <div className={styles.foot}>
        <div className={styles.switches}>
          <LanguageSwitch short />
          <ThemeSwitch />
        </div>
        <Suspense fallback={<ProfileButton aria-disabled="true" />}>
          <ProfileMenu />
        </Suspense>
      </div>
    </nav>
  );
}
