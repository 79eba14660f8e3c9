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
  readonly reason: 'kind' | 'pixels' | 'broken';
  constructor(reason: ImageFault['reason']) {
    super(`The picture is refused: ${reason}.`);
    this.name = 'ImageFault';
    this.reason = reason;
  }
}
