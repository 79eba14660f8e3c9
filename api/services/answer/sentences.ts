// Cuts a growing text into sentences, so that each can be checked before anybody reads it.

/** Abbreviations that end in a full stop without ending a sentence. */
const NOT_AN_END = /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|art|sec|fig|in|ft|pulg|min|max|aprox|ej|núm)|\b[A-Z]|\d)\.$/iu;

/** The end of the first whole sentence in `text` (index after it), or -1 while there is none. */
function endOfSentence(text: string): number {
  const breaks = /(?<stop>[.!?…]["”')\]]*)(?=\s)|\n+/gu;
  for (const match of text.matchAll(breaks)) {
    const end = match.index + match[0].length;
    if (!match.groups?.stop) return end;
    const before = text.slice(0, match.index + 1);
    const next = text.slice(end).trimStart();
    // A digit or a lower-case letter goes on with the sentence: 'in. deep', 'No. 6'.
    if (match[0].startsWith('.') && NOT_AN_END.test(before) && /^[\p{Ll}\d]/u.test(next)) continue;
    return end;
  }
  return -1;
}

/** Collects pieces; gives back the sentences that are whole, white space and all, so that they join to the text. */
export class Sentences {
  #rest = '';

  add(piece: string): string[] {
    this.#rest += piece;
    const whole: string[] = [];
    for (let end = endOfSentence(this.#rest); end > 0; end = endOfSentence(this.#rest)) {
      // The white space after a sentence stays with it, once something follows.
      const space = /^\s*/.exec(this.#rest.slice(end))?.[0].length ?? 0;
      if (end + space === this.#rest.length) break;
      whole.push(this.#rest.slice(0, end + space));
      this.#rest = this.#rest.slice(end + space);
    }
    return whole;
  }

  /** What is left at the end of the text. */
  finish(): string {
    const rest = this.#rest;
    this.#rest = '';
    return rest;
  }
}
