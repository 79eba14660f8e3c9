// The Markdown library, in a chunk of its own.
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { tameMarkdown } from '../../api/contract/tame-markdown.ts';

const SAFE = new Set(['http:', 'https:', 'mailto:']);

/** The address if it is one that may be opened, else nothing: the link becomes plain text. */
export function safeAddress(address: string): string | undefined {
  try {
    const url = new URL(address);
    return SAFE.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      skipHtml
      disallowedElements={['img']}
      urlTransform={(address) => safeAddress(address) ?? ''}
      components={{
        a: ({ href, children }) =>
          href ? (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {children}
            </a>
          ) : (
            <span>{children}</span>
          ),
      }}
    >
      {tameMarkdown(text)}
    </ReactMarkdown>
  );
}
