// Writes many short texts of one language as a list of words and numbers into it: a quarter less to download than the texts compressed
// by themselves, since every word is spelled once.
import { fromFrontCoded, frontCoded } from '../reading/front-coded.ts';

/** The words that have a number: those of one byte, commonest first, then those of two, the commoner before the others, each in alphabetical order, front-coded. */
export interface Words {
  readonly words: string;
  /** First bytes from here on have a second one. */
  readonly firstOfTwo: number;
}

/** Texts in groups: the numbers of their words, one or two bytes each, every text closed by END. */
export interface Tokens extends Words {
  readonly bytes: readonly Uint8Array[];
}

/** Words, ready for reading. */
export interface WordList {
  readonly list: readonly string[];
  readonly isWord: readonly boolean[];
  readonly ends: readonly boolean[];
  readonly capitals: readonly string[];
  readonly firstOfTwo: number;
}

// Abbreviations keep their point, so that the next word isn't taken for the beginning of a sentence.
const TOKEN = /(?:\b(?:in|ft|pulg|No|EE|UU|hr|sq)\.(?= ))|\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,/]\d+)*|[,.;:?)] | \(|\n|./gu;
const IS_WORD = /^[\p{L}\d]/u;
const ENDS_SENTENCE = /^(?:[.?!] ?|\n)$/;
const CAPITALISED = /^\p{Lu}(?:\p{Ll}|['’]|$)/u;

// Tokens that are no text. A word is written small; it gets its capital at the beginning of a sentence, or from a mark.
const END = '\u0000';
const GLUE = '\u0001';
const CAPITAL = '\u0002';
const SMALL = '\u0003';

/** So many words of two bytes have first bytes of their own, which the compression then knows for common ones. */
const COMMONER = 1024;

const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The tokens of one text, END included. A space between two words goes without saying. */
function tokensOf(text: string): string[] {
  const found = text.match(TOKEN) ?? [];
  const tokens: string[] = [];
  let afterWord = false;
  let begins = true;
  found.forEach((token, at) => {
    if (!IS_WORD.test(token)) {
      const between = token === ' ' && afterWord && IS_WORD.test(found[at + 1] ?? '');
      afterWord = between;
      if (ENDS_SENTENCE.test(token)) begins = true;
      if (!between) tokens.push(token);
      return;
    }
    if (afterWord && found[at - 1] !== ' ') tokens.push(GLUE);
    const capitalised = CAPITALISED.test(token);
    const small = /^\p{Ll}/u.test(token);
    if (capitalised && !begins) tokens.push(CAPITAL);
    if (small && begins) tokens.push(SMALL);
    tokens.push(capitalised ? lowered(token) : token);
    afterWord = true;
    begins = false;
  });
  return [...tokens, END];
}

/** Groups of texts -> tokens over one list of words. Throws where reading them back would not give the same texts. */
export function toTokens(groups: readonly (readonly string[])[]): Tokens {
  const streams = groups.map((texts) => texts.flatMap(tokensOf));
  const count = new Map<string, number>();
  for (const stream of streams) for (const token of stream) count.set(token, (count.get(token) ?? 0) + 1);
  const byUse = [...count].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([token]) => token);
  let firstOfTwo = 255;
  while (firstOfTwo + 256 * (256 - firstOfTwo) < byUse.length) firstOfTwo -= 1;
  const list = [
    ...byUse.slice(0, firstOfTwo),
    ...byUse.slice(firstOfTwo, firstOfTwo + COMMONER).sort(),
    ...byUse.slice(firstOfTwo + COMMONER).sort(),
  ];
  const numbers = new Map(list.map((word, number) => [word, number]));
  const bytes = streams.map((stream) =>
    Uint8Array.from(
      stream.flatMap((token) => {
        const number = numbers.get(token) ?? 0;
        const beyond = number - firstOfTwo;
        return beyond < 0 ? [number] : [firstOfTwo + (beyond >> 8), beyond & 255];
      }),
    ),
  );
  const tokens = { words: frontCoded(list), firstOfTwo, bytes };
  const words = readWords(tokens);
  groups.forEach((texts, group) => {
    const back = fromTokens(words, bytes[group] ?? new Uint8Array());
    const lost = texts.findIndex((text, at) => back[at] !== text);
    if (lost >= 0 || back.length !== texts.length) throw new Error(`Not the same when read back: ${texts[lost]}`);
  });
  return tokens;
}

export function readWords({ words, firstOfTwo }: Words): WordList {
  const list = fromFrontCoded(words);
  return {
    list,
    isWord: list.map((word) => IS_WORD.test(word)),
    ends: list.map((word) => ENDS_SENTENCE.test(word)),
    capitals: list.map(raised),
    firstOfTwo,
  };
}

/** The texts of a group again, in their order. */
export function fromTokens({ list, isWord, ends, capitals, firstOfTwo }: WordList, bytes: Uint8Array): string[] {
  const texts: string[] = [];
  let text = '';
  let afterWord = false;
  let begins = true;
  for (let at = 0; at < bytes.length; at += 1) {
    let number = bytes[at] ?? 0;
    if (number >= firstOfTwo) {
      at += 1;
      number = firstOfTwo + ((number - firstOfTwo) << 8) + (bytes[at] ?? 0);
    }
    const token = list[number] ?? '';
    if (isWord[number]) {
      text += (afterWord ? ' ' : '') + (begins ? capitals[number] : token);
      afterWord = true;
      begins = false;
    } else if (token === END) {
      texts.push(text);
      text = '';
      afterWord = false;
      begins = true;
    } else if (token === GLUE) {
      afterWord = false;
    } else if (token === CAPITAL || token === SMALL) {
      // A mark for the next word alone: the space before it stays as it is.
      begins = token === CAPITAL;
    } else {
      text += token;
      afterWord = false;
      begins ||= ends[number] === true;
    }
  }
  return texts;
}
