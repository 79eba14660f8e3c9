import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chooseChat } from './use-chat.ts';

/** What a shortcut of the home screen opens: `/chatbot?open=new`, `tray` or `job`. Taken once, so that a reload doesn't ask again. */
export function useShortcut(): 'tray' | 'job' | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wanted] = useState(() => new URLSearchParams(search).get('open'));
  useEffect(() => {
    if (wanted === null) return;
    if (wanted === 'new') chooseChat(null);
    void navigate('/chatbot', { replace: true });
  }, [wanted, navigate]);
  return wanted === 'tray' || wanted === 'job' ? wanted : undefined;
}
