import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to `path` a while after `start` was called, so that what was said can be read. */
export function useThenGo(path: string, delayMs: number): () => void {
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [started, path, delayMs, navigate]);
  return () => setStarted(true);
}
