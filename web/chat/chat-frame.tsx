// The frame around everything under /chatbot: the sidebar with its chats and menu, and what is shown beside it.
import { Menu as MenuIcon, PanelLeftClose } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { currentLanguage, loadTexts } from '../i18n/language.ts';
import { chatStands } from '../sync/chat-stands.ts';
import { judgementAhead } from '../sync/judge-at-once.ts';
import { warmGuide } from '../sync/page-guide.ts';
import { onRoom } from '../sync/with-room.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { readyDialogs } from '../ui/dialog.tsx';
import { Logo } from '../ui/logo.tsx';
import { useToast } from '../ui/toast.tsx';
import { useDrawer } from '../ui/use-drawer.ts';
import styles from './chat-frame.module.css';
import { focusBox } from './focus-box.ts';
import { Sidebar } from './sidebar.tsx';
import { chooseChat } from './use-chat.ts';
import { useKeys } from './use-keys.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

/** From this width on the sidebar stands beside the chat; below it lies over it. */
const WIDE = '(min-width: 1000px)';

const KeysSheet = lazy(async () => {
  const [file] = await Promise.all([import('./keys-sheet.tsx'), loadTexts('tools')]);
  return { default: file.KeysSheet };
});

/** Until the code of sync is fetched again, when a cut came in between. */
const SYNC_AGAIN_MS = 3000;

/** Says what a full device did or could not do while nobody asked it to. */
function RoomNotice() {
  const { t } = useTranslation('chat');
  const toast = useToast();
  useEffect(() => onRoom((room) => (room === 'made' ? toast.warn(t('roomMade')) : toast.error(t('roomNone')))), [t, toast]);
  return null;
}

/** True where the sidebar stands beside the chat. */
function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = (): void => setWide(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return wide;
}

/** What the frame hands to the screen in it. */
export interface BesideMenu {
  /** Opens the sidebar; undefined while that is open. */
  readonly menuButton: ReactNode;
}

export function ChatFrame() {
  const { t } = useTranslation('chat');
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const wide = useWide();
  const [open, setOpen] = useState(wide);
  const [keys, setKeys] = useState(false);
  // A drawer over the page is gone when the page becomes narrow, and the sidebar is back when it becomes wide.
  const [wasWide, setWasWide] = useState(wide);
  if (wide !== wasWide) {
    setWasWide(wide);
    setOpen(wide);
  }
  const modal = open && !wide;
  const drawer = useDrawer(modal, () => setOpen(false));
  useKeys({
    n: () => {
      chooseChat(null);
      void navigate('/chatbot');
      focusBox();
    },
    s: () => void navigate('/chatbot/chathistory'),
    '?': () => setKeys(true),
  });

  // Sync, the guide and dialogs come after the first paint, which needs none of them.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const start = (): void => {
      if (left) return;
      import('../sync/keep-in-step.ts').then(
        ({ keepInStep }) => {
          if (!left) stop = keepInStep();
        },
        () => setTimeout(start, SYNC_AGAIN_MS),
      );
    };
    void chatStands.then(start);
    // The judgement of dangers goes before all that can wait, and the guide before dialogs, which come sooner where one is opened.
    void judgementAhead()
      .catch(() => undefined)
      .then(() => warmGuide(currentLanguage()))
      .catch(() => undefined)
      .then(readyDialogs)
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  // On a phone the sidebar gets out of the way of what was picked in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    if (!matchMedia(WIDE).matches) setOpen(false);
  }, [key]);

  // The chat has a line of its own at the top, which takes the button in.
  const hasHeader = /^\/chatbot\/?$/.test(pathname);
  const menuButton = open ? undefined : (
    <IconButton label={t('openMenu')} aria-expanded={false} aria-controls="chat-sidebar" onClick={() => setOpen(true)}>
      <MenuIcon size={26} aria-hidden="true" />
    </IconButton>
  );

  return (
    <div className={classNames(styles.frame, open && styles.open)}>
      {open && <button type="button" className={styles.shade} aria-label={t('closeMenu')} onClick={() => setOpen(false)} tabIndex={-1} />}
      <section
        ref={drawer}
        className={styles.side}
        id="chat-sidebar"
        hidden={!open}
        tabIndex={-1}
        {...(modal ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('chats') } : { role: 'complementary' })}
      >
        <div className={styles.head}>
          <Logo size={34} />
          <IconButton label={t('closeMenu')} onClick={() => setOpen(false)}>
            <PanelLeftClose size={24} aria-hidden="true" />
          </IconButton>
        </div>
        <Sidebar
          onPick={() => {
            if (!matchMedia(WIDE).matches) setOpen(false);
          }}
        />
      </section>
      <main className={styles.main} id="content" tabIndex={-1} inert={modal}>
        {menuButton && !hasHeader && (
          <div className={styles.bar}>
            {menuButton}
            <Logo size={30} />
          </div>
        )}
        <div className={styles.outlet}>
          <Outlet context={{ menuButton } satisfies BesideMenu} />
        </div>
      </main>
      <WelcomeDialog />
      <RoomNotice />
      {keys && (
        <Suspense fallback={null}>
          <KeysSheet onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}
