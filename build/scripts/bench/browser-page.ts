// A page to take the time of: on this machine as it is, or slowed down to what a phone does.
import type { BrowserContext, Page } from 'playwright';

export interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times slower than this machine. */
  readonly slowdown: number;
}

export const DESK: Device = { name: 'desk', viewport: { width: 1280, height: 900 }, slowdown: 1 };
export const PHONE: Device = { name: 'phone', viewport: { width: 390, height: 844 }, slowdown: 4 };

/** Bookkeeping in every page: its long tasks, and when an answer could first be read. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('welcomed', 'yes');
    localStorage.setItem('SHOW_POPUP', 'false');
    // A chunk that is held back on purpose must not make the page reload.
    sessionStorage.setItem('wirewise-reloaded-at', String(Date.now()));
    const seen = { tasks: [] as number[], readableMs: 0, inputMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    const look = (): void => {
      const card = document.querySelector('main article [class*=result]');
      const box = document.querySelector('main textarea');
      const at = performance.now();
      // Two frames later it has been painted.
      if (box && seen.inputMs === 0) seen.inputMs = at;
      if (card?.textContent && seen.readableMs === 0) {
        seen.readableMs = at;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            seen.readableMs = performance.now();
          }),
        );
        observer.disconnect();
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
}

interface Seen {
  readonly tasks: number[];
  readonly readableMs: number;
  readonly inputMs: number;
}

/** Milliseconds from the start of the navigation until the chat's text stood there, painted. */
export async function readableAfterMs(page: Page): Promise<number> {
  await page.locator('main article [class*=result]').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))));
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen.readableMs);
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The longest task since the last call, in ms; 0 when none was over 50 ms, which is where the browser begins to count. */
export async function longestTaskMs(page: Page): Promise<number> {
  // Tasks are told of with a delay.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100), { timeout: 1000 })));
  return page.evaluate(() => {
    const { tasks } = (window as unknown as { seen: Seen }).seen;
    return Math.max(0, ...tasks.splice(0));
  });
}

/** Turns the wheel over `place` until `arrived` or for `turns` turns; gives how many turns it took. */
export async function wheel(
  page: Page,
  place: { readonly x: number; readonly y: number },
  deltaY: number,
  turns: number,
  arrived: () => Promise<boolean>,
): Promise<number> {
  await page.mouse.move(place.x, place.y);
  for (let turn = 1; turn <= turns; turn += 1) {
    await page.mouse.wheel(0, deltaY);
    await page.waitForTimeout(16);
    if (turn % 20 === 0 && (await arrived())) return turn;
  }
  return turns;
}
