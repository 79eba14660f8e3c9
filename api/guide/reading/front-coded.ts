// Lists of words without what each shares with the one before: in alphabetical order a quarter less to download.

const MOST_SHARED = 25;
const FIRST_CODE = 65;
const NEW_LINE = '\u0004';

/** Each word as how many letters it shares with the one before (as one character) and the rest, a line each. */
export function frontCoded(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(word.length, before.length, MOST_SHARED) && word[shared] === before[shared]) shared += 1;
      // The line break may be a word too, and is no line.
      return String.fromCharCode(FIRST_CODE + shared) + (word === '\n' ? NEW_LINE : word.slice(shared));
    })
    .join('\n');
}

/** The words again, in their order. */
export function fromFrontCoded(coded: string): string[] {
  let before = '';
  return coded.split('\n').map((line) => {
    const rest = line.slice(1);
    before = rest === NEW_LINE ? '\n' : before.slice(0, line.charCodeAt(0) - FIRST_CODE) + rest;
    return before;
  });
}
