// Stands in for react-remove-scroll, which injects a <style> that the content security policy refuses: locks the page by a class instead.
import { type ElementType, type ReactNode, useEffect } from 'react';

interface RemoveScrollProps {
  children: ReactNode;
  as?: ElementType;
  enabled?: boolean;
  allowPinchZoom?: boolean;
  shards?: unknown;
}

let locks = 0;

function lockPage(): () => void {
  const page = document.documentElement;
  // A scrollbar that takes room would move the page when it goes.
  if (locks === 0 && window.innerWidth > page.clientWidth) page.classList.add('keeps-gutter');
  locks += 1;
  page.classList.add('scroll-locked');
  return () => {
    locks -= 1;
    if (locks === 0) page.classList.remove('scroll-locked', 'keeps-gutter');
  };
}

/** Keeps the page behind a dialog from scrolling while it is shown. */
export function RemoveScroll({
  children,
  as: Container = 'div',
  enabled = true,
  allowPinchZoom: _,
  shards: __,
  ...rest
}: RemoveScrollProps) {
  useEffect(() => (enabled ? lockPage() : undefined), [enabled]);
  return <Container {...rest}>{children}</Container>;
}
