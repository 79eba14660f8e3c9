import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOwnAddress, outsideAddress } from './app-address.ts';
import { handOverOnce } from './hand-over.ts';
import { checkCall, RefusedCall } from './ipc-table.ts';
import { isAllowed } from './permissions.ts';
import { readSecretKey, type Sealer } from './secrets.ts';
import { windowOptions } from './window-options.ts';

describe('addresses', () => {
  test.each(['app://wirewise/', 'app://wirewise/chatbot?x=1'])('%s is our own', (address) => expect(isOwnAddress(address)).toBe(true));
  test.each([
    'app://wirewise.evil/',
    'app://evil/?app://wirewise',
    'https://wirewise/',
    'app:wirewise',
    'not an address',
    'file:///app://wirewise/',
  ])('%s is not', (address) => expect(isOwnAddress(address)).toBe(false));
  test.each(['https://www.nfpa.org/70', 'http://example.com/', 'mailto:help@example.com'])('%s may be opened outside', (address) =>
    expect(outsideAddress(address)).toBe(new URL(address).href),
  );
  test.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'app://wirewise/',
    'smb://host/share',
    'https://user:pass@example.com/',
    'ms-settings:',
    '',
  ])('%s may not', (address) => expect(outsideAddress(address)).toBeUndefined());
});

describe('calls from the page', () => {
  const from = 'app://wirewise/chatbot';
  test('give a PIN of four to twelve digits, or none', () => {
    expect(checkCall('wirewise:set-pin', from, true, ['2468', null])).toEqual(['2468', null]);
    for (const pin of ['246', '1234567890123', '24 68', 'abcd', 2468])
      expect(() => checkCall('wirewise:set-pin', from, true, [pin, null])).toThrow(RefusedCall);
  });
  test('of the table, from our own page, pass', () => {
    expect(checkCall('wirewise:open-outside', from, true, ['https://example.com'])).toEqual(['https://example.com']);
    expect(checkCall('wirewise:local-login', from, true, [])).toEqual([]);
  });
  test.each([
    ['another page', 'https://evil.example/', true, ['x']],
    ['a frame within', from, false, ['x']],
    ['nobody', undefined, true, ['x']],
    ['a wrong type', from, true, [{ toString: 'x' }]],
    ['too many arguments', from, true, ['x', 'y']],
    ['too much', from, true, ['x'.repeat(5000)]],
  ] as const)('from %s are refused', (_, sender, isTop, given) => {
    expect(() => checkCall('wirewise:open-outside', sender, isTop, given)).toThrow(RefusedCall);
  });
});

test('the login is handed to each page once', () => {
  let made = 0;
  const login = handOverOnce(() => {
    made += 1;
    return made;
  });
  expect(login.take()).toBe(1);
  expect(() => login.take()).toThrow(RefusedCall);
  expect(() => login.take()).toThrow(RefusedCall);
  expect(made).toBe(1);
  login.renew();
  expect(login.take()).toBe(2);
  expect(() => login.take()).toThrow(RefusedCall);
});

test('only the microphone is granted, and only to our own page', () => {
  expect(isAllowed('media', 'app://wirewise/chatbot', { mediaTypes: ['audio'] })).toBe(true);
  expect(isAllowed('media', 'app://wirewise/chatbot', { mediaTypes: ['audio', 'video'] })).toBe(false);
  expect(isAllowed('media', 'https://evil.example/', { mediaTypes: ['audio'] })).toBe(false);
  for (const permission of ['geolocation', 'notifications', 'midi', 'openExternal', 'fullscreen', 'display-capture'])
    expect(isAllowed(permission, 'app://wirewise/chatbot')).toBe(false);
});

test('the window is made with every safety switch on', () => {
  expect(windowOptions({ preload: '/p.cjs' }, { width: 800, height: 700 }).webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    allowRunningInsecureContent: false,
  });
});

describe('the secret key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wirewise-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const sealer: Sealer = {
    isEncryptionAvailable: () => true,
    encryptString: (text) => Buffer.from(text).reverse(),
    decryptString: (sealed) => Buffer.from(sealed).reverse().toString(),
  };

  test('is made once, sealed, and read again', () => {
    const file = join(folder, 'secret.bin');
    const key = readSecretKey(file, sealer);
    expect(key).toHaveLength(43);
    expect(readSecretKey(file, sealer)).toBe(key);
    expect(readFileSync(file, 'utf8')).not.toContain(key);
  });

  test('without a keyring there is none, and a sealed one is never replaced', () => {
    const file = join(folder, 'secret.bin');
    const locked = { ...sealer, isEncryptionAvailable: () => false };
    expect(readSecretKey(file, locked)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    readSecretKey(file, sealer);
    expect(() => readSecretKey(file, locked)).toThrow(/keyring/);
  });
});
