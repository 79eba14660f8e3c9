// The first sentence of a text: what stands in the plate where nobody has set a line apart.

/** The first sentence of one line of text and what follows it; 'in.', 'pulg.' and the like don't end one. */
export function splitOpening(text: string): readonly [opening: string, rest: string] {
  const end = /(?<!\b(?:in|pulg|No|approx|aprox|min|max|vs|e\.g|i\.e))[.!?](?=\s+[A-ZÁÉÍÓÚÑ¿¡0-9])/.exec(text);
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()];
}

/** The first sentence of a Markdown text, from its first line only. */
export const openingOf = (markdown: string): string => splitOpening(/^[^\n]*/.exec(markdown)?.[0] ?? '')[0];
