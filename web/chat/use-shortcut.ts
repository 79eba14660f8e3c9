import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusBoxAtDesk } from './focus-box.ts';
import { chooseChat } from './use-chat.ts';

export interface Shortcut {
  readonly open: 'tray' | 'job' | undefined;
  /** Stands in the box and is not asked: a link may come from anybody. */
  readonly ask: string | undefined;
}

/**
 * What a shortcut of the home screen, the desktop's menu or a link asks for: `/chatbot?open=new`, `tray` or `job`, `?chat=ID`, `?ask=TEXT`.
 * Taken once, so that a reload doesn't ask again.
 */
export function useShortcut(onShortcut: (shortcut: Shortcut) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const take = useRef(onShortcut);
  useEffect(() => {
    take.current = onShortcut;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [open, chat, ask] = [query.get('open'), query.get('chat'), query.get('ask')];
    if (open === null && chat === null && ask === null) return;
    if (open === 'new') chooseChat(null);
    else if (chat) chooseChat(chat);
    take.current({ open: open === 'tray' || open === 'job' ? open : undefined, ask: ask || undefined });
    void navigate('/chatbot', { replace: true });
    focusBoxAtDesk();
  }, [search, navigate]);
}
