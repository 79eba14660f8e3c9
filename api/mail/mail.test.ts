import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo, parseMail } from './eml.test-support.ts';
import { createEmlMailer } from './eml-files.ts';
import type { Mail } from './port.ts';
import { createSmtpMailer } from './smtp.ts';
import { contactMail, resetLinkMail } from './texts.ts';
import { withRetries } from './with-retries.ts';

interface Received {
  readonly to: readonly string[];
  readonly source: string;
}

let server: SMTPServer;
let url = '';
const received: Received[] = [];
/** Addresses as the server was asked for them. */
const tries: string[] = [];
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      tries.push(address);
      if (address.startsWith('unknown')) done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else if (address.startsWith('later') && tries.length < 3) done(Object.assign(new Error('Come back later'), { responseCode: 450 }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  received.length = 0;
  tries.length = 0;
});

const from = 'Wirewise <help@example.com>';
const link = `https://wirewise.example.com/reset-password/${'k'.repeat(43)}`;

test('a real mail server gets the mail whole, in the language of its reader', async () => {
  const mailer = createSmtpMailer({ url, from });
  await mailer.send(resetLinkMail({ email: 'ana@example.com', name: 'Ana Núñez', language: 'es' }, link, 30));
  mailer.close();
  const [got] = received;
  expect(got?.to).toEqual(['ana@example.com']);
  const mail = parseMail(got?.source ?? '');
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Restablezca su contraseña de Wirewise' });
  expect(mail.headers.from).toBe(from);
  expect(mail.text).toContain('Hola Ana Núñez:');
  expect(mail.text.split('\n')).toContain(link);
});

test('a server that refuses is an error, not a silence', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from });
  await expect(mailer.send({ to: 'ana@example.com', subject: 'x', text: 'x' })).rejects.toThrow(/ECONNREFUSED/);
  mailer.close();
});

test('what a server cannot take just now is sent again; what it refuses for good is not', async () => {
  const mailer = withRetries(createSmtpMailer({ url, from }), [10, 10, 10]);
  await mailer.send({ to: 'later@example.com', subject: 'x', text: 'x' });
  expect(tries).toHaveLength(3);
  expect(received).toHaveLength(1);
  await expect(mailer.send({ to: 'unknown@example.com', subject: 'x', text: 'x' })).rejects.toThrow(/No such mailbox/);
  expect(tries).toHaveLength(4);
  mailer.close();
  const patient = withRetries(createSmtpMailer({ url: 'smtp://127.0.0.1:9', from }), [60_000]);
  const sending = patient.send({ to: 'ana@example.com', subject: 'x', text: 'x' });
  setTimeout(() => patient.close(), 100);
  await expect(sending).rejects.toThrow(/ECONNREFUSED/);
});

test('nobody writes headers or addressees of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wirewise-mail-'));
  const mailers = [createSmtpMailer({ url, from }), createEmlMailer({ folder, from })];
  const good: Mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello.' };
  const bad: readonly Partial<Mail>[] = [
    { to: 'ana@example.com\r\nBcc: all@example.com' },
    { to: 'ana@example.com, all@example.com' },
    { to: 'Ana <ana@example.com>' },
    { to: '' },
    { subject: 'Hello\nBcc: all@example.com' },
    { subject: 'Hello\u2028Bcc: all@example.com' },
    { replyTo: 'x@example.com\r\nBcc: all@example.com' },
    { replyTo: 'x@example.com, y@example.com' },
  ];
  for (const mailer of mailers) {
    for (const change of bad) await expect(mailer.send({ ...good, ...change }), JSON.stringify(change)).rejects.toThrow(/A mail's/);
    const letter = contactMail('support@example.com', {
      firstName: 'Eve\r\nBcc: all@example.com',
      lastName: '<script>',
      email: 'eve@example.com',
      message: '.\r\n.\r\nQUIT\r\nSubject: other',
    });
    await mailer.send(letter);
    mailer.close();
  }
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['support@example.com']);
  const [name = ''] = await readdir(folder);
  const written = parseMail(await readFile(join(folder, name), 'utf8'));
  for (const mail of [parseMail(received[0]?.source ?? ''), written]) {
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.headers['reply-to']).toBe('eve@example.com');
    expect(mail.subject).toBe('Wirewise contact: Eve Bcc all example com script');
    expect(mail.text).toContain('.\n.\nQUIT\nSubject: other');
    expect(mail.headers['content-type']).toMatch(/^text\/plain/);
  }
  await rm(folder, { recursive: true });
});

test('written mails are for their owner alone', async () => {
  const data = await mkdtemp(join(tmpdir(), 'wirewise-mail-'));
  const mailer = createEmlMailer({ folder: join(data, 'mail'), from });
  await mailer.send(resetLinkMail({ email: 'ana@example.com', name: 'Ana', language: 'en' }, link, 30));
  const [name = ''] = await readdir(join(data, 'mail'));
  expect(name).toMatch(/^\d{4}-.*\.eml$/);
  expect((await stat(join(data, 'mail', name))).mode & 0o777).toBe(0o600);
  expect((await mailsTo('ana@example.com', data))[0]?.text.split('\n')).toContain(link);
  await rm(data, { recursive: true });
});

test.each([
  ['Ana Núñez', 'Ana Núñez'],
  ['J. R. Smith Jr.', 'J. R. Smith Jr.'],
  ["O'Brien-Díaz, Master", "O'Brien-Díaz, Master"],
  ['You won: https://evil.example/win?x=1', 'You won https evil example win?x=1'],
  ['www.evil.example', 'www evil example'],
  ['evil。example', 'evil example'],
  ['[Reset](evil.example)', 'Reset evil example'],
  ['pat@evil.example', 'pat evil example'],
  ['Ana\r\n\r\nYour code is 1\u2028', 'Ana Your code is 1'],
  ['\u202egnp.exe', 'gnp exe'],
  ['👷'.repeat(200), '👷'.repeat(80)],
])('the name %j stands in mails as %j, in either language', (name, shown) => {
  for (const [language, line] of [
    ['en', `Hello ${shown},`],
    ['es', `Hola ${shown}:`],
  ] as const) {
    const { text } = resetLinkMail({ email: 'ana@example.com', name, language }, 'https://wirewise.example.com/reset-password/x', 30);
    expect(text.split('\n\n')[0]).toBe(line);
  }
});
