import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { changeLanguage } from '../i18n/language.ts';
import { saveJobCard } from '../local/change-job-cards.ts';
import { forgetChats, GUEST } from '../local/database.ts';
import { keepAnswer, newId } from '../local/write-chats.ts';
import { clearStored, readStored, storeLogin, writeStored } from '../platform/stored-keys.ts';
import { currentOwner } from '../sync/owner.ts';
import { mount } from '../ui/mount-for-test.tsx';
import { StoragePanelLater } from './storage-panel-later.tsx';

const forgetAll = async (): Promise<void> => {
  for (const owner of [GUEST, 'user-81']) await forgetChats(owner);
};
const fillDevice = async (tellServer: boolean): Promise<void> => {
  const { db } = currentOwner();
  const sessionId = newId();
  for (const text of ['One?', 'Two?']) await keepAnswer(db, { sessionId, text, answer: plainAnswer('6 AWG') }, tellServer);
  await saveJobCard(db, null, { name: '12 Oak' }, tellServer);
  writeStored('activeSessionId', sessionId);
};
const signIn = (): void => storeLogin({ token: 'token-81', id: 81, name: 'Pat', login_count: 4 });

let unmount = (): void => undefined;
beforeEach(async () => {
  clearStored();
  await forgetAll();
});
afterEach(async () => {
  unmount();
  vi.restoreAllMocks();
  clearStored();
  await forgetAll();
});
const show = async (): Promise<void> => {
  unmount = await mount(<StoragePanelLater />);
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const confirm = () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Clear this device' }));

test('a guest sees what is kept, is told that it is nowhere else, and clears it', async () => {
  await fillDevice(false);
  await show();
  await expect.element(page.getByText('1 chat', { exact: true })).toBeVisible();
  await expect.element(page.getByText('4 messages')).toBeVisible();
  await expect.element(page.getByText('1 job card')).toBeVisible();
  expect(page.getByText(/not yet on the server/).elements()).toHaveLength(0);
  await press('Clear this device');
  await expect.element(page.getByText('These chats and job cards are nowhere else. They are gone for good.')).toBeVisible();
  await press('Cancel');
  expect(await currentOwner().db.sessions.count()).toBe(1);
  await press('Clear this device');
  await confirm();
  await expect.element(page.getByText('This device has been cleared.')).toBeVisible();
  await expect.element(page.getByText('0 chats')).toBeVisible();
  await expect.element(page.getByText('0 job cards')).toBeVisible();
  expect(await currentOwner().db.messages.count()).toBe(0);
  expect(readStored('activeSessionId')).toBeNull();
});

test('a user is told how many changes would be lost, keeps the login, and what others kept here stays', async () => {
  await fillDevice(false);
  const guest = currentOwner().db.owner;
  signIn();
  await fillDevice(true);
  await show();
  await expect.element(page.getByText('3 not yet on the server')).toBeVisible();
  await press('Clear this device');
  await expect.element(page.getByText(/3 changes that have not reached it are gone for good/)).toBeVisible();
  await confirm();
  await expect.element(page.getByText('0 not yet on the server')).toBeVisible();
  expect(readStored('token')).toBe('token-81');
  await press('Clear this device');
  await expect.element(page.getByText(/They come back when you are online/)).toBeVisible();
  clearStored();
  expect(currentOwner().db.owner).toBe(guest);
  expect(await currentOwner().db.sessions.count()).toBe(1);
});

test('the browser is asked to keep it all, and its answer is shown', async () => {
  let promised = false;
  vi.spyOn(navigator.storage, 'persisted').mockImplementation(async () => promised);
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 3_456_000, quota: 2_000_000_000 });
  await show();
  await expect.element(page.getByText('3.5 MB used of 2 GB that the browser allows.')).toBeVisible();
  await expect.element(page.getByText('The browser may clear them when space runs out.')).toBeVisible();
  await press('Ask the browser to keep them');
  await expect.element(page.getByText('The browser declined. Installing Wirewise usually changes its mind.')).toBeVisible();
  persist.mockImplementation(async () => {
    promised = true;
    return true;
  });
  await press('Ask the browser to keep them');
  await expect.element(page.getByText('The browser has promised to keep them until you clear them.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Ask the browser to keep them' }).elements()).toHaveLength(0);
});

test('a browser that tells nothing of its storage still shows what is kept', async () => {
  vi.spyOn(navigator, 'storage', 'get').mockReturnValue(undefined as unknown as StorageManager);
  await fillDevice(false);
  await show();
  await expect.element(page.getByText('1 chat', { exact: true })).toBeVisible();
  expect(page.getByText(/browser allows|promised|may clear/).elements()).toHaveLength(0);
});

test('on an iPhone the way through the share menu is explained, in Spanish too; an offer of the browser is a button', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X)');
  await show();
  await expect.element(page.getByText('Scroll down to Add to Home Screen, tap it, then tap Add.')).toBeVisible();
  await changeLanguage('es');
  await expect.element(page.getByText('Baje hasta Agregar a pantalla de inicio, tóquelo y luego toque Agregar.')).toBeVisible();
  await changeLanguage('en');
  const prompt = vi.fn(async () => undefined);
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }));
  await press('Install');
  expect(prompt).toHaveBeenCalledOnce();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(page.getByText('Wirewise is installed on this device.')).toBeVisible();
});
