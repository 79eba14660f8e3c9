// An answer's explanation. The Markdown library arrives after first paint; until then, and while text streams in, paragraphs do.
import { lazy, Suspense } from 'react';
import styles from './answer-text.module.css';
import { InlineBold } from './inline-bold.tsx';

const Markdown = lazy(() => import('./markdown.tsx').then(({ Markdown: component }) => ({ default: component })));

/** Paragraphs and bold only; every other mark shows as typed. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text
        .split(/\n{2,}/)
        .filter((part) => part.trim())
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a growing text keep their places
          <p key={index}>
            <InlineBold text={part} />
          </p>
        ))}
    </div>
  );
}

/** Markdown without raw HTML and without remote pictures; links are http(s) and mailto only. */
export function AnswerText({ text }: { text: string }) {
  if (!text.trim()) return null;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <div className={styles.text}>
        <Markdown text={text} />
      </div>
    </Suspense>
  );
}
