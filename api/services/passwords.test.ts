import { expect, test } from 'vitest';
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts';
import { checkNewPassword, createPasswords } from './passwords.ts';

test('a hash is salted, and matches its password alone', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('señor secreto'), passwords.hash('señor secreto')]);
  expect(one).not.toBe(two);
  expect(await passwords.matches('señor secreto', one)).toBe(true);
  expect(await passwords.matches('senor secreto', one)).toBe(false);
  expect(await passwords.matches('nobody has this password', undefined)).toBe(false);
  expect(await passwords.matches('nobody has this password', null)).toBe(false);
});

test('a rush waits its turn, and what is too much is told to come back', async () => {
  const passwords = createPasswords();
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches('x', undefined)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(17);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TOO_MANY', details: { retryAfterSeconds: 3 } });
  expect(await passwords.matches('x', undefined)).toBe(false);
});

test('a new password has from 6 to 128 characters', () => {
  expect(() => checkNewPassword('12345')).toThrow('Password must be at least 6 characters.');
  expect(() => checkNewPassword('x'.repeat(129))).toThrow('Password must be at most 128 characters.');
  expect(() => checkNewPassword('x'.repeat(128))).not.toThrow();
});

test('what anyone would try first is refused, in whatever dress', () => {
  expect(commonPasswordCount()).toBeGreaterThanOrEqual(10_000);
  const known =
    '123456 123456789 password qwerty 111111 12345678 abc123 1234567 password1 iloveyou 1q2w3e4r 000000 qwerty123 zaq12wsx dragon sunshine princess letmein 654321 monkey 1qaz2wsx 123321 qwertyuiop superman asdfghjkl trustno1 football welcome admin123 Summer2024 Summer2024! P@ssw0rd PASSWORD Contraseña teamo123 tequiero electrician1 michael1 112233 aaaaaa 19851985 q1w2e3r4 passw0rd!';
  for (const password of known.split(' ')) {
    expect(isCommonPassword(password), password).toBe(true);
    expect(() => checkNewPassword(password), password).toThrow(/among the first/);
  }
  for (const password of [
    'copper and brass',
    'wire nuts and all',
    'amps-65',
    'xk29fj2l',
    'Zócalo-7412',
    'correct horse battery staple',
    'copper2931',
  ])
    expect(isCommonPassword(password), password).toBe(false);
});
