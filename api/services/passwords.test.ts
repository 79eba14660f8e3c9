import { expect, test } from 'vitest';
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
