import { createTransport } from 'nodemailer';
import { checkHeaders, type Mailer } from './port.ts';

const PATIENCE_MS = 20_000;

/** Sends through an SMTP server. `url` is smtp:// or smtps://; `from` a sender such as `Wirewise <help@example.com>`. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: options.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // A mail is text of ours; nothing in it is ever fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  );
  return {
    async send(mail) {
      checkHeaders(mail);
      await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      });
    },
    close: () => transport.close(),
  };
}
