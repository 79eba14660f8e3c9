import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canUpdate, startUpdates, type Updater } from './updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeUpdater() {
  const listeners = new Map<string, (given: never) => void>();
  let channel: string | null = null;
  const updater = {
    allowDowngrade: false,
    autoDownload: false,
    autoInstallOnAppQuit: false,
    get channel() {
      return channel;
    },
    // As electron-updater does it.
    set channel(chosen: string | null) {
      channel = chosen;
      this.allowDowngrade = true;
    },
    on: (event: string, listener: (given: never) => void) => listeners.set(event, listener),
    checkForUpdates: vi.fn(async () => ({ isUpdateAvailable: true })),
    quitAndInstall: vi.fn(),
  };
  return { updater: updater as typeof updater & Updater, tell: (event: string, given: unknown) => listeners.get(event)?.(given as never) };
}

test('updates are had where the packages say, by what can be replaced', () => {
  const all = { isPackaged: true, saysWhere: true, isPortable: false };
  expect(canUpdate(all)).toBe(true);
  expect(canUpdate({ ...all, isPackaged: false })).toBe(false);
  expect(canUpdate({ ...all, saysWhere: false })).toBe(false);
  expect(canUpdate({ ...all, isPortable: true })).toBe(false);
});

test('newer versions are looked for after a minute and every few hours, never older ones, and told when they wait', async () => {
  const { updater, tell } = fakeUpdater();
  const ready = vi.fn();
  const updates = startUpdates(updater, 'latest', { ready, error: () => undefined });
  expect(updater).toMatchObject({ channel: 'latest', allowDowngrade: false, autoDownload: true, autoInstallOnAppQuit: true });
  expect(updater.checkForUpdates).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(5);
  tell('update-downloaded', { version: '1.2.0' });
  expect(ready).toHaveBeenCalledWith('1.2.0');
  expect(updates.ready).toBe('1.2.0');
  expect(await updates.look()).toBe(true);
  updates.install();
  expect(updater.quitAndInstall).toHaveBeenCalledOnce();
  updates.stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(6);
});

test('whoever wants versions early is looked for at once, and still gets no older one', async () => {
  const { updater } = fakeUpdater();
  const updates = startUpdates(updater, 'latest', { ready: () => undefined, error: () => undefined });
  updates.setChannel('beta');
  expect(updater).toMatchObject({ channel: 'beta', allowDowngrade: false });
  expect(updater.checkForUpdates).toHaveBeenCalledOnce();
  updates.stop();
});

test('a server that is away is no fault of the program', async () => {
  const { updater, tell } = fakeUpdater();
  const error = vi.fn();
  updater.checkForUpdates.mockRejectedValue(new Error('offline'));
  const updates = startUpdates(updater, 'latest', { ready: () => undefined, error });
  await expect(updates.look()).resolves.toBe(false);
  tell('error', new Error('offline'));
  expect(error).toHaveBeenCalledOnce();
  updates.stop();
});
