// Brings chats onto paper, or into a PDF where the system offers that. Fetched when somebody prints.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { formatDate } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/language.ts';
import { platform } from '../platform/platform.ts';
import { type Printed, PrintedPages } from './printed-pages.tsx';
import './printed-pages.css';

const MARK = 'data-print';

/** As a string of CSS. */
const quoted = (text: string): string => `"${text.replace(/["\\\n\r]/g, ' ').slice(0, 90)}"`;

/** Draws the pages at once, without printing them; returns how to take them away. */
export function layOut(printed: Printed): () => void {
  const root = document.documentElement;
  const at = new Date().toISOString();
  const foot = [printed.job?.name, printed.name, formatDate(at, currentLanguage())].filter(Boolean).join(' · ');
  const pages = document.createElement('div');
  pages.className = 'printed';
  document.body.append(pages);
  const drawn = createRoot(pages);
  flushSync(() => drawn.render(<PrintedPages {...printed} at={at} />));
  root.style.setProperty('--printed-foot', quoted(foot));
  root.setAttribute(MARK, 'pages');
  return () => {
    root.removeAttribute(MARK);
    root.style.removeProperty('--printed-foot');
    pages.remove();
    setTimeout(() => drawn.unmount());
  };
}

/**
 * Prints the pages, or keeps them as a PDF where the program around the page can do that; either is named after their title. Rejects when
 * the PDF cannot be kept.
 */
export async function printPages(printed: Printed, onto: 'print' | 'pdf' = 'print'): Promise<void> {
  const clear = layOut(printed);
  if (onto === 'pdf') {
    await platform.host?.savePdf(printed.title).finally(clear);
    return;
  }
  const { title } = document;
  document.title = printed.title;
  addEventListener(
    'afterprint',
    () => {
      document.title = title;
      clear();
    },
    { once: true },
  );
  window.print();
}
