// What a model thinks to itself and writes between <think> and </think>, kept apart from its words, however the stream cuts the tags.

const TAG = /<(\/?)(?:think|thinking)>/i;
const LONGEST_TAG = '</thinking>'.length;
/** An end that may become a tag when more follows. */
const BEGUN_TAG = /<\/?[a-z]{0,8}$/i;

export interface Heard {
  /** What may be shown of it. */
  readonly text: string;
  /** True when some of it was thought. */
  readonly thought: boolean;
  /** A thought ended that had never begun: this model begins to think without saying so, and what came before was thought. */
  readonly leaked: boolean;
}

/** `thinksFirst`: the reply begins with a thought that has no first tag. */
export class Thoughts {
  #rest = '';
  #thinking: boolean;
  /** White space before the first word, and after a thought, says nothing. */
  #begun = false;

  constructor(thinksFirst = false) {
    this.#thinking = thinksFirst;
  }

  add(piece: string): Heard {
    this.#rest += piece;
    let text = '';
    let thought = this.#thinking;
    let leaked = false;
    for (let tag = TAG.exec(this.#rest); tag; tag = TAG.exec(this.#rest)) {
      const isEnd = tag[1] === '/';
      if (isEnd && !this.#thinking) leaked = true;
      else if (!this.#thinking) text += this.#rest.slice(0, tag.index);
      this.#thinking = !isEnd;
      thought = true;
      this.#rest = this.#rest.slice(tag.index + tag[0].length);
    }
    const begun = BEGUN_TAG.exec(this.#rest.slice(-LONGEST_TAG));
    const held = begun ? begun[0].length : 0;
    if (!this.#thinking) text += this.#rest.slice(0, this.#rest.length - held);
    this.#rest = held === 0 ? '' : this.#rest.slice(-held);
    return { text: this.#trimmed(text), thought, leaked };
  }

  /** A thought has begun and not ended. */
  get unfinished(): boolean {
    return this.#thinking;
  }

  /** What was held back because it might have become a tag. */
  finish(): string {
    const rest = this.#thinking ? '' : this.#rest;
    this.#rest = '';
    return this.#trimmed(rest);
  }

  #trimmed(text: string): string {
    const shown = this.#begun ? text : text.trimStart();
    if (shown !== '') this.#begun = true;
    return shown;
  }
}
