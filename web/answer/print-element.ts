const MARK = 'data-print';

/** Prints one part of the page alone, or saves it as PDF where the system offers that; web/answer/print.css hides the rest. */
export function printElement(element: HTMLElement): void {
  const root = document.documentElement;
  // The way down to it stays, everything beside that way is hidden.
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) path.push(at);
  element.setAttribute(MARK, 'whole');
  for (const at of path.slice(1)) at.setAttribute(MARK, 'path');
  root.setAttribute(MARK, 'path');
  const done = (): void => {
    for (const at of [...path, root]) at.removeAttribute(MARK);
    removeEventListener('afterprint', done);
  };
  addEventListener('afterprint', done);
  window.print();
}
