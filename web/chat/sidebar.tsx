import { useLiveQuery } from 'dexie-react-hooks';
import {
  ChevronDown,
  Info,
  LayoutDashboard,
  LogIn,
  LogOut,
  MessageSquare,
  Settings,
  SquarePen,
  Tag,
  UserRound,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { ChatMenu } from '../answer/chat-menu.tsx';
import { listChats } from '../local/read-chats.ts';
import { useStored, useStoredUserId } from '../platform/use-stored.ts';
import { countWaiting, logOut } from '../sync/log-out.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Menu, MenuItem, MenuLine, MenuLink, MenuMore } from '../ui/menu.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { keepSound, soundIsOn } from './send-sound.ts';
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

function ProfileMenu() {
  const { t } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const navigate = useNavigate();
  const name = useStored('user_name');
  const userId = useStoredUserId();
  const [waiting, setWaiting] = useState(0);
  const [sound, setSound] = useState(soundIsOn);

  const leave = async (): Promise<void> => {
    await logOut();
    await navigate('/login');
  };
  const askToLeave = async (): Promise<void> => {
    const count = await countWaiting();
    if (count > 0) setWaiting(count);
    else await leave();
  };

  return (
    <>
      <Menu
        side="top"
        align="start"
        trigger={
          <button type="button" className={styles.profile} aria-label={t('profileMenu')}>
            <span className={styles.face}>
              <UserRound size={22} aria-hidden="true" />
            </span>
            <span className={styles.who}>
              <strong>{userId === null ? tCommon('guest') : (name ?? '')}</strong>
              <span>{tCommon('freePlan')}</span>
            </span>
          </button>
        }
      >
        {userId === ADMIN_ID && (
          <MenuLink to="/dashboard" icon={<LayoutDashboard size={20} aria-hidden="true" />}>
            {t('dashboard')}
          </MenuLink>
        )}
        {userId !== null && (
          <MenuLink to="/settingspage" icon={<Settings size={20} aria-hidden="true" />}>
            {t('settings')}
          </MenuLink>
        )}
        <MenuLink to="/viewplans" icon={<Tag size={20} aria-hidden="true" />}>
          {t('viewPlans')}
        </MenuLink>
        <MenuMore label={t('learnMore')} icon={<Info size={20} aria-hidden="true" />}>
          <MenuLink to="/website/privacy">{t('privacyMenu')}</MenuLink>
          <MenuLink to="/website/terms">{t('termsMenu')}</MenuLink>
        </MenuMore>
        <MenuItem
          icon={sound ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
          onSelect={() => setSound(keepSound(!sound))}
        >
          {sound ? t('soundOn') : t('soundOff')}
        </MenuItem>
        <MenuLine />
        {userId === null ? (
          <>
            <MenuLink to="/login" icon={<LogIn size={20} aria-hidden="true" />}>
              {t('logIn')}
            </MenuLink>
            <MenuLink to="/signup" icon={<UserRound size={20} aria-hidden="true" />}>
              {t('signUp')}
            </MenuLink>
          </>
        ) : (
          <MenuItem icon={<LogOut size={20} aria-hidden="true" />} onSelect={() => void askToLeave()}>
            {t('logOut')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={waiting > 0}
        title={t('logoutWaitingTitle')}
        text={t('logoutWaitingText', { count: waiting })}
        confirmLabel={t('logoutAnyway')}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setWaiting(0)}
      />
    </>
  );
}

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
        <ProfileMenu />
      </div>
    </nav>
  );
}
