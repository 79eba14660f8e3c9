import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { checkHeaders, type Mailer } from './port.ts';

/** Writes each mail as an .eml file into `folder`, for installations without a mail server; names sort by time. */
export function createEmlMailer(options: { folder: string; from: string }): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true },
    { from: options.from },
  );
  return {
    async send(mail) {
      checkHeaders(mail);
      const { message } = await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      });
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const draft = join(options.folder, `.${name}.part`);
      // Reset links open accounts: nobody else on the machine may read them.
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(options.folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
