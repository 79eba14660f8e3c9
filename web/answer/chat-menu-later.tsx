import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/language.ts';
import type { StoredSession } from '../local/database.ts';
import { ChatTitle } from './chat-title.tsx';

const Menu = lazy(async () => {
  const [file] = await Promise.all([import('./chat-menu.tsx'), loadTexts('jobs', 'tools')]);
  return { default: file.ChatMenu };
});

/** The chat's menu, whose code comes after the first paint. */
export function ChatMenu(props: { chat: StoredSession; className?: string | undefined; named?: boolean }) {
  return (
    // Until it is there the title stands where it will.
    <Suspense fallback={props.named ? <ChatTitle chat={props.chat} /> : null}>
      <Menu {...props} />
    </Suspense>
  );
}
