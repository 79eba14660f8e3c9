// Has the code and the texts of the screens that people start with fetched beside the libraries. The app itself asks for them only
// when the libraries have arrived and run, which on a slow line is seconds later. What fails here is asked for again there.
import './zod-without-eval.ts';
import type { Area } from '../i18n/areas.ts';
import { detectLanguage, readTexts } from '../i18n/texts.ts';
import { readStored } from '../platform/stored-keys.ts';

const texts = (...areas: Area[]): Promise<unknown>[] => areas.map((area) => readTexts(detectLanguage(), area));

const SCREENS: Readonly<Record<string, () => Promise<unknown>[]>> = {
  '/': () => [import('../landing/landing-screen.tsx'), ...texts('common', 'landing')],
  '/chatbot': () => [
    import('../chat/chat-frame.tsx'),
    import('../chat/chat-screen.tsx'),
    ...(readStored('activeSessionId')
      ? [import('../chat/message-list.tsx'), import('../sync/owner.ts').then(({ currentOwner }) => currentOwner().db.open())]
      : []),
    ...texts('common', 'chat', 'answer', 'errors'),
  ],
};

const fetches = SCREENS[location.pathname.replace(/(.)\/$/, '$1')]?.() ?? [];
void Promise.allSettled(fetches);
