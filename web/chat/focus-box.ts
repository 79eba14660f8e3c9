/** At a desk the keyboard is there anyway; on a phone the focus would bring one up over half the screen. */
const DESK = '(min-width: 1000px) and (hover: hover) and (pointer: fine)';

/** Puts the cursor into the box that questions are asked in. */
export function focusBox(): void {
  document.querySelector<HTMLElement>('[data-part="box"]')?.focus({ preventScroll: true });
}

/** The same where a keyboard stands in front of the reader, and nothing lies over the page. */
export function focusBoxAtDesk(): void {
  if (matchMedia(DESK).matches && !document.querySelector('[role="dialog"], [role="menu"]')) focusBox();
}
