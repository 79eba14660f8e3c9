// Cuts a growing text into sentences, so that each can be checked before anybody reads it.

/** Abbreviations that end in a full stop without ending a sentence. */
const NOT_AN_END = /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|art|sec|fig|in|ft|pulg|min|max|aprox|ej|núm)|\b[A-Z]|\d)\.$/iu;
const LONGEST_ABBREVIATION = 12;
const BREAK = /(?<stop>[.!?…]["”')\]]{0,8})(?=\s)|\n+/gu;
/** What may still become a break when more follows it: a stop with what closes behind it. */
const UNDECIDED = 10;
/** A sentence without an end is cut at a space before this: longer than people write them. One look at one of figures alone costs their square. */
const LONGEST = 800;

const lengthOfSpace = (text: string, at: number): number => {
  let end = at;
  while (end < text.length && text[end]?.trim() === '') end += 1;
  return end - at;
};

/** Collects pieces; gives back the sentences that are whole, white space and all, so that they join to the text. */
export class Sentences {
  #rest = '';
  /** No sentence of the rest ends before this. */
  #lookFrom = 0;

  add(piece: string): string[] {
    this.#rest += piece;
    const whole: string[] = [];
    for (let end = this.#end(); end > 0; end = this.#end()) {
      whole.push(this.#rest.slice(0, end));
      this.#rest = this.#rest.slice(end);
      this.#lookFrom = 0;
    }
    return whole;
  }

  /** What is left at the end of the text. */
  finish(): string {
    const rest = this.#rest;
    this.#rest = '';
    this.#lookFrom = 0;
    return rest;
  }

  /** The end of the first whole sentence, with the white space after it; 0 while there is none, or nothing has come that begins the next. */
  #end(): number {
    const text = this.#rest;
    BREAK.lastIndex = this.#lookFrom;
    for (let match = BREAK.exec(text); match; match = BREAK.exec(text)) {
      const end = match.index + match[0].length;
      if (end > LONGEST) return cutOf(text);
      const next = end + lengthOfSpace(text, end);
      if (next === text.length) {
        this.#lookFrom = match.index;
        return next > LONGEST ? cutOf(text) : 0;
      }
      // A digit or a lower-case letter goes on with the sentence: 'in. deep', 'No. 6'.
      const before = text.slice(Math.max(0, match.index + 1 - LONGEST_ABBREVIATION), match.index + 1);
      const goesOn = match[0].startsWith('.') && NOT_AN_END.test(before) && /^[\p{Ll}\d]/u.test(text.slice(next, next + 2));
      if (!goesOn) return next;
    }
    this.#lookFrom = Math.max(this.#lookFrom, text.length - UNDECIDED);
    return text.length > LONGEST ? cutOf(text) : 0;
  }
}

/** Where a sentence that is too long is cut: after its last space, and never within a letter. */
function cutOf(text: string): number {
  const space = text.lastIndexOf(' ', LONGEST - 1);
  if (space > 0) return space + 1;
  return /[\ud800-\udbff]/.test(text[LONGEST - 1] ?? '') ? LONGEST - 1 : LONGEST;
}
