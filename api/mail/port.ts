// What the API asks of whatever carries its mail.

/** A mail in plain text. Addresses are bare, without names; no field but `text` may hold a line break. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** Resolves when the mail is taken; rejects with why it was not. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Refuses a mail whose headers somebody tried to write further headers into.
 * @throws Error naming the field, never its value
 */
export function checkHeaders(mail: Mail): void {
  for (const field of ['to', 'subject', 'replyTo'] as const) {
    if (LINE_BREAK.test(mail[field] ?? '')) throw new Error(`A mail's ${field} holds a line break.`);
  }
  for (const field of ['to', 'replyTo'] as const) {
    const address = mail[field];
    if (address !== undefined && !/^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:]+$/u.test(address))
      throw new Error(`A mail's ${field} is no address.`);
  }
}

/** Text from outside as it may stand in a subject: one line, not too long. */
export const subjectText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 120);

const NAME_MAX = 80;

/** A name that somebody chose, as it may stand in a mail: one line, and nothing that a mail program would make a link of. */
export const nameText = (text: string): string =>
  [
    ...text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/[:/\\@<>[\]()]+|(?<=\S)[.\u3002\uff0e\uff61](?=\S)/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, NAME_MAX)
    .join('');
