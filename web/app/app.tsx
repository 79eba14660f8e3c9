import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoutes } from 'react-router-dom';
import { platform } from '../platform/platform.ts';
import { noteAddress } from '../ui/back-closes.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ThemeProvider } from '../ui/theme.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import styles from './app.module.css';
import { ScreenArrived } from './first-screen.ts';
import { routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

// A browser has no program around the page that asks anything of it.
const HostCommands = lazy(() => import('./host-commands.tsx').then((file) => ({ default: file.HostCommands })));
const HostPerson = lazy(() => import('./host-person.tsx').then((file) => ({ default: file.HostPerson })));

/** The id that a fragment names; one that is mistyped names nothing. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** After a change of page: to its top or its anchor, with the focus on the content, so that a screen reader goes on from there. */
function useFollowLocation(): void {
  const { pathname, hash, key } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is noted
  useEffect(noteAddress, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    if (first.current && !hash) {
      first.current = false;
      return undefined;
    }
    const isFirst = first.current;
    first.current = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    // The screen may still be on its way.
    const arrive = (): void => {
      const target = document.getElementById(hash ? anchorOf(hash) : 'content');
      if (!target && tries < 20) {
        tries += 1;
        timer = setTimeout(arrive, 100);
        return;
      }
      if (hash) target?.scrollIntoView();
      else window.scrollTo(0, 0);
      if (!isFirst && !target?.contains(document.activeElement)) target?.focus({ preventScroll: true });
    };
    arrive();
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <Skeleton label={t('loading')} lines={4} />
    </div>
  );
}

function Screens() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const element = useRoutes(routes);
  useFollowLocation();
  const place = pathname.split('/')[1] ?? '';
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <ScreenBoundary place={pathname}>
        <Suspense key={place} fallback={<Waiting />}>
          {element}
          <ScreenArrived />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}

export function App() {
  return (
    <ThemeProvider>
      <ToastProvider>
        <Screens />
        <UpdatePrompt />
        {platform.host && (
          <Suspense fallback={null}>
            <HostCommands host={platform.host} />
          </Suspense>
        )}
        {platform.people && !platform.people.isAtDoor && (
          <Suspense fallback={null}>
            <HostPerson people={platform.people} />
          </Suspense>
        )}
      </ToastProvider>
    </ThemeProvider>
  );
}
