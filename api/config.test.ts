import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      isLoopback: true,
      publicUrl: 'http://localhost:8787',
      proxyHops: 0,
      trustedProxies: [],
      guestLimit: 3,
      guestResetHours: 0,
      answerMode: undefined,
      hosted: undefined,
      ollama: { url: undefined, model: undefined },
    });
    expect(readConfig({ PORT: '', ADMIN_PASSWORD: '  ' })).toMatchObject({ port: 8787, adminPassword: undefined });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['SECRET_KEY', 'k3yK3yk3yK3yk3yK3yk3yK3y'],
    ['SECRET_KEY', '0123456789abcdef0123456789abcdef'],
    ['SECRET_KEY', 'abcdefghijklmnopqrstuvwxyz'],
    ['SECRET_KEY', 'change-me-to-something-long-and-random'],
    ['SECRET_KEY', 'please replace with a real key'],
    ['PUBLIC_URL', 'wirewise.example.com'],
    ['PUBLIC_URL', 'ftp://wirewise.example.com'],
    ['PUBLIC_URL', 'https://user:secret@wirewise.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '203.0.113.7/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '203.0.113.7/24/8'],
    ['ADMIN_EMAIL', 'boss'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'elevensigns'],
    ['ADMIN_PASSWORD', 'aaaaaaaaaaaaaaaa'],
    ['ADMIN_PASSWORD', '123456789012'],
    ['ADMIN_PASSWORD', 'qwertyuiop123'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_TWO_STEP', 'yes'],
    ['SMTP_URL', 'mail.example.com'],
    ['SUPPORT_EMAIL', 'help'],
    ['MAIL_FROM', 'nobody'],
    ['LLM_BASE_URL', 'localhost:1234'],
    ['LLM_API_KEY', 'two words'],
    ['OLLAMA_URL', 'file:///etc'],
    ['ANSWER_MODE', 'best'],
    ['GUEST_LIMIT', '3.5'],
    ['GUEST_RESET_HOURS', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with a sentence that names it, and not the value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} cannot be used: it must be .+\\.$`));
    if (value.includes('secret')) expect(read).not.toThrow(value);
  });

  test('a hosted model needs its name', () => {
    expect(() => readConfig({ LLM_BASE_URL: 'https://models.example.com/v1' })).toThrow(/^LLM_MODEL is missing/);
    expect(readConfig({ LLM_BASE_URL: 'https://models.example.com/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' }).hosted).toEqual({
      baseUrl: 'https://models.example.com/v1',
      model: 'm',
      apiKey: 'k',
    });
  });

  test('keys and passwords that were drawn at random, or thought of at length, are taken', () => {
    for (let round = 0; round < 500; round += 1) {
      const key = randomBytes(round % 2 ? 32 : 16);
      for (const SECRET_KEY of [key.toString('hex'), key.toString('base64'), key.toString('base64url')])
        expect(readConfig({ SECRET_KEY }).secretKey).toBe(SECRET_KEY);
    }
    expect(readConfig({ ADMIN_PASSWORD: 'panel schedule on the door' }).adminPassword).toBe('panel schedule on the door');
  });

  test('proxies are addresses and networks, and need their number', () => {
    expect(readConfig({ TRUST_PROXY: '1', TRUSTED_PROXIES: ' 203.0.113.7, 2001:db8::/32 ,' }).trustedProxies).toEqual([
      '203.0.113.7',
      '2001:db8::/32',
    ]);
    expect(() => readConfig({ TRUSTED_PROXIES: '203.0.113.7' })).toThrow(/^TRUST_PROXY is missing/);
  });

  test('a public address is an origin', () => {
    expect(readConfig({ PUBLIC_URL: 'https://wirewise.example.com/some/path' }).publicUrl).toBe('https://wirewise.example.com');
  });
});
