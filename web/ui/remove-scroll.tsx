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
  locks += 1;
  document.documentElement.classList.add('scroll-locked');
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove('scroll-locked');
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
