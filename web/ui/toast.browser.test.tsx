import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from './mount-for-test.tsx';
import { useToast } from './toast.tsx';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.success('Login successful!')}>
        good
      </button>
      <button type="button" onClick={() => toast.error('Login failed.')}>
        bad
      </button>
    </>
  );
}

let unmount: () => void;
beforeEach(async () => {
  unmount = await mount(<Buttons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  unmount();
});

const click = (name: string): void =>
  (document.querySelector(`button:nth-of-type(${name === 'good' ? 1 : 2})`) as HTMLButtonElement).click();
const shown = (role: 'status' | 'alert'): (string | null)[] =>
  [...document.querySelectorAll(`[role=${role}] p`)].map((line) => line.textContent);
/** Lets React draw; its scheduler does not use timers. */
const drawn = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('the regions stand in the page before anything is said', async () => {
  await drawn();
  expect(document.querySelector('[role=status]')).not.toBeNull();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

test('a success is a status, a fault is an alert, and there is one at a time', async () => {
  await drawn();
  click('good');
  click('good');
  await drawn();
  expect(shown('status')).toEqual(['Login successful!']);
  click('bad');
  await drawn();
  expect(shown('alert')).toEqual(['Login failed.']);
  expect(shown('status')).toEqual([]);
  click('good');
  await drawn();
  expect(shown('alert')).toEqual([]);
  expect(shown('status')).toEqual(['Login successful!']);
});

test('a toast goes by itself, but not while it is pointed at', async () => {
  await drawn();
  click('good');
  await drawn();
  const toast = document.querySelector('[role=status] p')?.parentElement as HTMLElement;
  toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await drawn();
  await vi.advanceTimersByTimeAsync(60_000);
  await drawn();
  expect(shown('status')).toHaveLength(1);
  toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  await drawn();
  await vi.advanceTimersByTimeAsync(5_000);
  await drawn();
  expect(shown('status')).toHaveLength(0);
});

test('its cross closes it', async () => {
  vi.useRealTimers();
  await userEvent.click(page.getByRole('button', { name: 'bad' }));
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Login failed.')).not.toBeInTheDocument();
});
