import { Fragment } from 'react';

/** A line whose **bold** parts are marked; anything else is shown as it stands. For result lines and steps, which carry no other Markdown. */
export function InlineBold({ text }: { text: string }) {
  const parts = text.split('**');
  return parts.map((part, index) => {
    const bold = index % 2 === 1 && index < parts.length - 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed line never move
    return bold ? <strong key={index}>{part}</strong> : <Fragment key={index}>{index % 2 === 1 ? `**${part}` : part}</Fragment>;
  });
}
