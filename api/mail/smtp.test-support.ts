// A mail server on loopback that keeps what it gets, for tests.
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReadMail } from './eml.test-support.ts';

export interface TestSmtp {
  /** What SMTP_URL says of it. */
  readonly url: string;
  /** The mails to an address, oldest first. */
  to(address: string): ReadMail[];
  /** Waits until there are `count` mails to an address, and gives the newest. */
  next(address: string, count?: number): Promise<ReadMail>;
  stop(): Promise<void>;
}

export async function startSmtp(): Promise<TestSmtp> {
  const received: { readonly to: readonly string[]; readonly mail: ReadMail }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, mail: parseMail(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const to = (address: string): ReadMail[] => received.filter((one) => one.to.includes(address)).map(({ mail }) => mail);
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    to,
    async next(address, count = 1) {
      for (let tries = 0; tries < 100; tries += 1) {
        const mails = to(address);
        const newest = mails.at(-1);
        if (mails.length >= count && newest) return newest;
        await sleep(50);
      }
      throw new Error(`No ${count} mails came to ${address}.`);
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The token of the link that proves an address, in a mail. */
export function proofTokenOf(mail: ReadMail): string {
  const token = /\/prove-email\/([\w-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`No link in: ${mail.text}`);
  return token;
}
