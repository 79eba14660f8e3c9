import { ChevronDown, ClipboardList, MessageSquare, SquarePen } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { PreviousChats } from './previous-chats.tsx';
import { ProfileButton } from './profile-button.tsx';
import styles from './sidebar.module.css';
import { chooseChat } from './use-chat.ts';

// With what it draws menus by, a tenth of a chat's code: fetched when first opened.
const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((file) => ({ default: file.ProfileMenu })));

/** New chat, all chats, the previous ones, and who is here. `onPick` is called when something was chosen. */
export function Sidebar({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const [profile, setProfile] = useState(false);
  const go = useRef({ navigate, onPick });
  go.current = { navigate, onPick };
  const pick = useCallback((id: string): void => {
    chooseChat(id);
    go.current.onPick();
    void go.current.navigate('/chatbot');
  }, []);
  const profileButton = <ProfileButton aria-haspopup="menu" aria-expanded={false} onClick={() => setProfile(true)} />;
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
      <Link to="/chatbot/jobs" className={styles.link} onClick={onPick}>
        <ClipboardList size={22} aria-hidden="true" />
        {t('jobs')}
      </Link>
      <section className={styles.previous}>
        <button type="button" className={styles.heading} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('previousChats')}
          <ChevronDown size={20} aria-hidden="true" className={open ? styles.turned : undefined} />
        </button>
        {open && <PreviousChats onPick={pick} />}
      </section>
      <div className={styles.foot}>
        <div className={styles.switches}>
          <LanguageSwitch short />
          <ThemeSwitch />
        </div>
        {profile ? (
          <Suspense fallback={profileButton}>
            <ProfileMenu />
          </Suspense>
        ) : (
          profileButton
        )}
      </div>
    </nav>
  );
}
