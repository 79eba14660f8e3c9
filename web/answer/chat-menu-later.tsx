import { lazy, Suspense } from 'react';
import type { StoredSession } from '../local/database.ts';

const Menu = lazy(() => import('./chat-menu.tsx').then((file) => ({ default: file.ChatMenu })));

/** The chat's menu, whose code comes after the first paint. */
export function ChatMenu(props: { chat: StoredSession; className?: string | undefined }) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}
