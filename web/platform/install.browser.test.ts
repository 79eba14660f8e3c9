import { afterEach, describe, expect, test, vi } from 'vitest';
import { install, installWay, onInstall } from './install.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15';

/** What Chromium fires when a page may be installed. */
function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return event;
}
function device(userAgent: string, maxTouchPoints: number): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
}
afterEach(() => vi.restoreAllMocks());

describe('installing', () => {
  test('is by hand through the share menu on an iPhone, and on an iPad that calls itself a Mac', () => {
    expect(installWay()).toBe('menu');
    device(IPHONE, 5);
    expect(installWay()).toBe('ios');
    device(IPAD, 5);
    expect(installWay()).toBe('ios');
    device(IPAD, 0);
    expect(installWay()).toBe('menu');
  });

  test('keeps the browser’s offer until somebody takes it; a refusal leaves the menu, and a new offer is taken up', async () => {
    const told = vi.fn();
    const stop = onInstall(told);
    const first = offer('dismissed');
    expect(first.defaultPrevented).toBe(true);
    expect(first.prompt).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    expect(installWay()).toBe('ready');
    await install();
    expect(first.prompt).toHaveBeenCalledOnce();
    expect(installWay()).toBe('menu');
    await install();
    expect(first.prompt).toHaveBeenCalledOnce();
    const second = offer('accepted');
    expect(installWay()).toBe('ready');
    await install();
    expect(second.prompt).toHaveBeenCalledOnce();
    told.mockClear();
    dispatchEvent(new Event('appinstalled'));
    expect(told).toHaveBeenCalledOnce();
    expect(installWay()).toBe('installed');
    stop();
    offer('accepted');
    expect(told).toHaveBeenCalledOnce();
    expect(installWay()).toBe('installed');
  });
});

test('an app opened from the home screen is installed', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('standalone') }) as MediaQueryList);
  expect(installWay()).toBe('installed');
});
