// A letter that the reader's own mail program sends: nothing of it is sent from here.

/** What every system hands over to a mail program whole. */
const MAILTO_MAX = 1900;

/** The address that opens the mail program with the letter in it; `isWhole` false: only its head fits, and the text has to be pasted. */
export function mailtoOf(letter: { readonly to: string; readonly subject: string; readonly text: string }): {
  readonly address: string;
  readonly isWhole: boolean;
} {
  const head = `mailto:${encodeURIComponent(letter.to)}?subject=${encodeURIComponent(letter.subject)}`;
  // As mail has it, whatever the box made of it.
  const whole = `${head}&body=${encodeURIComponent(letter.text.replace(/\r?\n/g, '\r\n'))}`;
  const isWhole = whole.length <= MAILTO_MAX;
  return { address: isWhole ? whole : head, isWhole };
}
