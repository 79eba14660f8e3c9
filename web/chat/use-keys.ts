// Single keys for who sits at a keyboard. They can be switched off, since a word spoken to a computer is a row of keys too.
import { useEffect, useRef } from 'react';
import { readStored } from '../platform/stored-keys.ts';

/** What a key does, by the key as it is written: 'n', '/', '?'. */
export type Keys = Readonly<Record<string, () => void>>;

/** True where a key writes, chooses, or belongs to what lies over the page. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
}

/** While the caller is on screen, its keys work wherever nothing is being typed. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || readStored('shortcuts') === 'off' || belongsElsewhere(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
