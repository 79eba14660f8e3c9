import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored, readStored, storedUserId, storeLogin, subscribeStored, writeStored } from './stored-keys.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const login = (id: number) => ({ token: 't', id, name: 'Ana', login_count: 1 });

test('a login is kept under the product’s keys', () => {
  storeLogin(login(14));
  expect({ ...localStorage }).toEqual({ token: 't', user_id: '14', user_name: 'Ana', login_count: '1' });
  expect(storedUserId()).toBe(14);
});

test('a token that does not stay is the page’s alone, and takes an older one along', () => {
  storeLogin({ ...login(14), token: 'older' });
  storeLogin(login(14), false);
  expect(readStored('token')).toBe('t');
  expect({ ...localStorage }).toEqual({ user_id: '14', user_name: 'Ana', login_count: '1' });
  clearStored();
  expect(readStored('token')).toBeNull();
});

test('another user does not come into the chat that was open', () => {
  storeLogin(login(14));
  writeStored('activeSessionId', 'chat-of-14');
  writeStored('SHOW_POPUP', false);
  storeLogin(login(14));
  expect(readStored('activeSessionId')).toBe('chat-of-14');
  expect(readStored('SHOW_POPUP')).toBe('false');
  storeLogin(login(15));
  expect(readStored('activeSessionId')).toBeNull();
  expect(readStored('SHOW_POPUP')).toBeNull();
});

test('clearing leaves only what was chosen for the device', () => {
  storeLogin(login(14));
  localStorage.setItem('left by something else', '1');
  clearStored();
  expect({ ...localStorage }).toEqual({});
  writeStored('theme', 'sun');
  storeLogin(login(14));
  clearStored();
  expect({ ...localStorage }).toEqual({ theme: 'sun' });
});

test('a browser that refuses storage gets memory, and everyone is told of changes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const told = vi.fn();
  const stop = subscribeStored(told);
  writeStored('searchQuery', 'what wire');
  expect(readStored('searchQuery')).toBe('what wire');
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  clearStored();
  expect(readStored('searchQuery')).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a user id that is not a number is nobody', () => {
  localStorage.setItem('user_id', 'undefined');
  expect(storedUserId()).toBeNull();
});
