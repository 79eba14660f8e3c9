import { Fragment } from 'react';

/** The space between a figure and its unit, where no line may end. */
const BEFORE_UNIT = /(?<=\d) (?=(?:k?VA?|A|k?W|hp|AWG|kcmil|ft|in|m|mm|cm|°[CF]|%|Ω)(?![\p{L}\d]))/gu;
const NO_BREAK = '\u00a0';

/** A line whose **bold** parts are marked; anything else is shown as it stands. For result lines and steps, which carry no other Markdown. */
export function InlineBold({ text }: { text: string }) {
  const parts = text.replace(BEFORE_UNIT, NO_BREAK).split('**');
  return parts.map((part, index) => {
    const bold = index % 2 === 1 && index < parts.length - 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed line never move
    return bold ? <strong key={index}>{part}</strong> : <Fragment key={index}>{index % 2 === 1 ? `**${part}` : part}</Fragment>;
  });
}
