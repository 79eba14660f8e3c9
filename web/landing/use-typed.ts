import { useEffect, useState } from 'react';

/** `text`, one character more every `stepMs`, from the first to the last; whole at once for a reader who wants no motion. */
export function useTyped(text: string, stepMs: number): string {
  const [length, setLength] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setLength(text.length);
      return undefined;
    }
    setLength(0);
    let shown = 0;
    const timer = setInterval(() => {
      shown += 1;
      setLength(shown);
      if (shown >= text.length) clearInterval(timer);
    }, stepMs);
    return () => clearInterval(timer);
  }, [text, stepMs]);
  return text.slice(0, length);
}
