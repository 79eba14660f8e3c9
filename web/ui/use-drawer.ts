// A drawer over the page, as a dialog is: it has the focus while it is open, and gives it back.
import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from './back-closes.ts';

/** While `isOpen`, the element of the ref has the focus; Escape and the way back call `onClose`. It needs an id, which its button names in `aria-controls`. */
export function useDrawer(isOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = drawer.current;
    element?.focus();
    const onKey = (event: KeyboardEvent): void => {
      // What lies over the drawer is closed first, and may leave the focus nowhere.
      const { activeElement: here } = document;
      if (event.key === 'Escape' && !event.defaultPrevented && (here === document.body || element?.contains(here))) close.current();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const isOver = target instanceof Element && target.closest('[role="dialog"], [role="menu"], [data-toast]') !== null;
      if (!isOver) element?.focus();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      // The button that opened it was out of reach meanwhile, or stands there anew.
      setTimeout(() => {
        const here = document.activeElement;
        if (here === document.body || element?.contains(here))
          document.querySelector<HTMLElement>(`[aria-controls="${element?.id}"]`)?.focus();
      });
    };
  }, [isOpen]);
  return drawer;
}
