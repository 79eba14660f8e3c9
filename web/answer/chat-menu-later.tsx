import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/language.ts';
import type { StoredSession } from '../local/database.ts';

const Menu = lazy(async () => {
  const [file] = await Promise.all([import('./chat-menu.tsx'), loadTexts('jobs', 'tools')]);
  return { default: file.ChatMenu };
});

/** The chat's menu, whose code comes after the first paint. */
export function ChatMenu(props: { chat: StoredSession; className?: string | undefined }) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}
