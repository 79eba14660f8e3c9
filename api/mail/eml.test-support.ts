// Reads back the mails that were written, for tests.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const bytesOf = (text: string, escaped: RegExp): Buffer =>
  Buffer.from(
    text.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : bytesOf(word.replaceAll('_', ' '), /=([0-9A-F]{2})/gi).toString(),
    );

/** A mail as its reader's program shows it. */
export function parseMail(source: string): ReadMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const headers: Record<string, string> = {};
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    if (name in headers) throw new Error(`The header ${name} is there twice.`);
    headers[name] = decodeWords(line.slice(at + 1).trim());
  }
  const body = rest.join('\n\n');
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'quoted-printable'
      ? bytesOf(body.replaceAll(/=\r?\n/g, ''), /=([0-9A-F]{2})/gi).toString()
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : body;
  return { headers, to: headers.to ?? '', subject: headers.subject ?? '', text: text.replaceAll('\r\n', '\n') };
}

/** The mails to an address that `DATA_DIR/mail` holds, oldest first. */
export async function mailsTo(address: string, dataFolder: string): Promise<ReadMail[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter((mail) => mail.to === address);
}

/** Waits until there are `count` mails to an address, and gives the newest. */
export async function nextMailTo(address: string, dataFolder: string, count = 1): Promise<ReadMail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await mailsTo(address, dataFolder);
    const newest = mails.at(-1);
    if (mails.length >= count && newest) return newest;
    await sleep(50);
  }
  throw new Error(`No ${count} mails came to ${address}.`);
}

/** The token of the reset link in a mail. */
export function resetTokenOf(mail: ReadMail): string {
  const token = /\/reset-password\/([\w-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`No reset link in: ${mail.text}`);
  return token;
}
