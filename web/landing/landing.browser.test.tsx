import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../ui/mount-for-test.tsx';
import { Samples } from './samples.tsx';
import { TryBox } from './try-box.tsx';

let unmount = (): void => undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  unmount();
});

const current = (): number =>
  [...document.querySelectorAll('figure')].findIndex((sample) => sample.getAttribute('aria-hidden') === 'false');
/** Waits on the real clock: expect.poll would move the fake one on. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(holds()).toBe(true);
}
const showsSample = (index: number): Promise<void> => until(() => current() === index);
const running = (): Promise<void> => until(() => vi.getTimerCount() === 1);
const still = (): Promise<void> => until(() => vi.getTimerCount() === 0);
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

// The test browser's own pointer may rest anywhere on the page: it must not hold the samples.
const samples = (
  <div style={{ pointerEvents: 'none' }}>
    <Samples />
  </div>
);

test('the samples change every three seconds, round and round', async () => {
  unmount = await mount(samples, { areas: ['landing'] });
  await running();
  pass(2_999);
  await showsSample(0);
  pass(1);
  await showsSample(1);
  for (const next of [2, 3, 4, 0]) {
    pass(3_000);
    await showsSample(next);
  }
});

test('they stand still while pointed at, focused or stopped; a dot shows its sample', async () => {
  unmount = await mount(samples, { areas: ['landing'] });
  await running();
  const meter = document.querySelector('[aria-roledescription=carousel]') as HTMLElement;
  meter.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await still();
  meter.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  await running();
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`) as HTMLButtonElement;
  button('Sample 4 of 5').focus();
  await still();
  button('Sample 4 of 5').click();
  await showsSample(3);
  button('Stop the samples').click();
  button('Sample 4 of 5').blur();
  await until(() => document.querySelector('[aria-label="Let the samples run"]') !== null);
  await still();
  button('Let the samples run').click();
  await running();
  pass(3_000);
  await showsSample(4);
});

function Chat() {
  return <p>chat at {useLocation().pathname}</p>;
}
const tryBox = (
  <Routes>
    <Route path="/" element={<TryBox />} />
    <Route path="/chatbot" element={<Chat />} />
  </Routes>
);

test('the placeholder is typed out at 100 ms a character', async () => {
  unmount = await mount(tryBox, { areas: ['landing'] });
  await running();
  const typed = (): string | undefined => document.querySelector('input')?.placeholder;
  expect(typed()).toBe('');
  pass(300);
  await until(() => typed() === 'Ask');
  pass(100 * 'Ask Anything Electrical...'.length);
  await until(() => typed() === 'Ask Anything Electrical...');
  await still();
});

test('a blank question stays; a real one is carried to the chat', async () => {
  unmount = await mount(tryBox, { areas: ['landing'] });
  await userEvent.fill(page.getByLabelText('Your electrical question'), '   ');
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  expect(localStorage.getItem('searchQuery')).toBeNull();
  await userEvent.fill(page.getByLabelText('Your electrical question'), ' What wire for 50 A? ');
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await expect.element(page.getByText('chat at /chatbot')).toBeVisible();
  expect(localStorage.getItem('searchQuery')).toBe('What wire for 50 A?');
});
