// An answer's explanation. The Markdown library arrives after first paint; until then, and while text streams in, paragraphs do.
import { Fragment, lazy, Suspense } from 'react';
import { InlineBold } from '../ui/inline-bold.tsx';
import styles from './answer-text.module.css';

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

/** Anything beyond paragraphs, bold and plain lists: what the field guide never writes and models do. */
const RICH = /(^|\n)\s*(#{1,6} |>|\||```|\* |\d+\) )|\]\(|`|<\w|(^|[^*\w])\*[^*\s]|(^|\W)_\w|~~|https?:|\w@\w/;

/** Paragraphs, bold, and lists of '- ' and '1. ' lines. */
function SimpleText({ text }: { text: string }) {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim());
  return (
    <div className={styles.text}>
      {parts.map((part, index) => {
        const lines = part.split('\n');
        const first = lines.findIndex((line) => /^\s*(-|\d+\.) /.test(line));
        const items = first < 0 ? [] : lines.slice(first).map((line) => line.replace(/^\s*(-|\d+\.) /, ''));
        const before = (first < 0 ? lines : lines.slice(0, first)).join('\n');
        const List = /^\s*\d/.test(lines[first] ?? '') ? 'ol' : 'ul';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one finished text never move
          <Fragment key={index}>
            {before.trim() && (
              <p>
                <InlineBold text={before} />
              </p>
            )}
            {items.length > 0 && (
              <List>
                {items.map((item, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
                  <li key={place}>
                    <InlineBold text={item} />
                  </li>
                ))}
              </List>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Markdown without raw HTML and without remote pictures; links are http(s) and mailto only. The library comes only for a text that needs it. */
export function AnswerText({ text }: { text: string }) {
  if (!text.trim()) return null;
  if (!RICH.test(text)) return <SimpleText text={text} />;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <div className={styles.text}>
        <Markdown text={text} />
      </div>
    </Suspense>
  );
}
