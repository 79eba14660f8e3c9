// What the API asks of whatever keeps photos.

export interface Images {
  /**
   * Keeps a picture: re-encoded as JPEG, without metadata, under a name of our own. Returns the name.
   * @throws ImageFault when it is no picture of a kind we take
   */
  keep(bytes: Uint8Array): Promise<string>;
  /** The JPEG of that name; undefined when there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** Removes what was kept before `before` (ms since 1970) and is not in `used`: left by an upload that was cut off. Returns how many. */
  sweep(used: ReadonlySet<string>, before: number): Promise<number>;
}

/** An answer in the few words that a preview shows. */
export interface CardWords {
  readonly question: string;
  readonly result: string;
  /** Edition and sections. */
  readonly marks: readonly string[];
  readonly isAlarm: boolean;
}

/** Draws an answer as a PNG. */
export type DrawCard = (words: CardWords) => Promise<Uint8Array<ArrayBuffer>>;

/** A picture that is refused, and why. */
export class ImageFault extends Error {
  /** `busy`: too many wait to be decoded; the same picture may come again. */
  readonly reason: 'kind' | 'pixels' | 'broken' | 'busy';
  constructor(reason: ImageFault['reason']) {
    super(`The picture is refused: ${reason}.`);
    this.name = 'ImageFault';
    this.reason = reason;
  }
}
