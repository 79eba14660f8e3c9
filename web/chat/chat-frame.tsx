// The frame around everything under /chatbot: the sidebar with its chats and menu, and what is shown beside it.
import { Menu as MenuIcon, PanelLeftClose } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { onRoom } from '../sync/with-room.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { readyDialogs } from '../ui/dialog.tsx';
import { Logo } from '../ui/logo.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './chat-frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

/** From this width on the sidebar stands beside the chat; below it lies over it. */
const WIDE = '(min-width: 1000px)';

/** Until the code of sync is fetched again, when a cut came in between. */
const SYNC_AGAIN_MS = 3000;

/** Says what a full device did or could not do while nobody asked it to. */
function RoomNotice() {
  const { t } = useTranslation('chat');
  const toast = useToast();
  useEffect(() => onRoom((room) => (room === 'made' ? toast.warn(t('roomMade')) : toast.error(t('roomNone')))), [t, toast]);
  return null;
}

export function ChatFrame() {
  const { t } = useTranslation('chat');
  const { key } = useLocation();
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);

  // Sync and dialogs come after the first paint, which needs neither.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const start = (): void => {
      import('../sync/keep-in-step.ts').then(
        ({ keepInStep }) => {
          if (!left) stop = keepInStep();
        },
        () => setTimeout(start, SYNC_AGAIN_MS),
      );
    };
    start();
    void readyDialogs().catch(() => undefined);
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

  return (
    <div className={classNames(styles.frame, open && styles.open)}>
      {open && <button type="button" className={styles.shade} aria-label={t('closeMenu')} onClick={() => setOpen(false)} tabIndex={-1} />}
      <aside className={styles.side} id="chat-sidebar" hidden={!open}>
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
      </aside>
      <main className={styles.main} id="content" tabIndex={-1}>
        {!open && (
          <div className={styles.bar}>
            <IconButton label={t('openMenu')} aria-expanded={false} aria-controls="chat-sidebar" onClick={() => setOpen(true)}>
              <MenuIcon size={26} aria-hidden="true" />
            </IconButton>
            <Logo size={30} />
          </div>
        )}
        <div className={styles.outlet}>
          <Outlet />
        </div>
      </main>
      <WelcomeDialog />
      <RoomNotice />
    </div>
  );
}
