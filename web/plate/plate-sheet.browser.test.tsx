import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import minisplit from '../../build/plates/minisplit.jpg?url';
import { forgetChats, GUEST } from '../local/database.ts';
import { mount } from '../ui/mount-for-test.tsx';
import { PlateSheet } from './plate-sheet.tsx';

/** The real reader takes seconds, and a busy machine more. */
const READ_MS = 60_000;
const onUse = vi.fn();
const onClose = vi.fn();
let unmount = (): void => undefined;

beforeEach(async () => {
  onUse.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) =>
    String(asked[0]).endsWith('/api/ai/answerers') ? new Response('{}', { status: 503 }) : plainFetch(...asked),
  );
  unmount = await mount(<PlateSheet sessionId={null} onUse={onUse} onClose={onClose} />, { areas: ['plate'] });
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
const plainFetch = globalThis.fetch;
afterEach(async () => {
  unmount();
  vi.restoreAllMocks();
  await forgetChats(GUEST);
});

/** Gives the sheet a file as a file chooser does. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[data-way="file"]');
  if (!input) throw new Error('The sheet takes no file.');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const figure = (name: RegExp) => page.getByRole('textbox', { name });
const use = (name: RegExp) => userEvent.click(page.getByRole('button', { name }));

test('figures are read, shown to be checked, and given on as they were set right', { timeout: 2 * READ_MS }, async () => {
  choose(new File([await (await plainFetch(minisplit)).blob()], 'plate.jpg'));
  await expect.element(figure(/^MCA/), { timeout: READ_MS }).toHaveValue('18.6');
  await expect.element(figure(/^MOCP/)).toHaveValue('30');
  await userEvent.fill(figure(/^MOCP/), 'thirty');
  await use(/^Use \d figures/);
  await expect.element(page.getByText('That is no figure for this.')).toBeVisible();
  await expect.element(figure(/^MOCP/)).toHaveFocus();
  await userEvent.fill(figure(/^MOCP/), '25');
  await use(/^Use \d figures/);
  const [said, picture] = onUse.mock.calls[0] ?? [];
  expect(said).toMatch(/^Nameplate: MCA 18.6 A, MOCP 25 A, 220 V,/);
  // Nobody was to see it, and it was not to be kept.
  expect(picture).toBeNull();
});

test('a picture that is kept goes along, shrunk', { timeout: 2 * READ_MS }, async () => {
  const canvas = new OffscreenCanvas(3000, 2000);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  choose(new File([await canvas.convertToBlob({ type: 'image/png' })], 'empty.png'));
  await expect.element(page.getByText(/^No figures were found/), { timeout: READ_MS }).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Keep the picture with the question' }));
  await use(/^Use the picture/);
  const [said, picture] = onUse.mock.calls[0] ?? [];
  expect(said).toBe('');
  expect(picture).toMatchObject({ isKept: true, seenBy: null });
  const { width, height } = await createImageBitmap(picture.jpeg);
  expect([width, height]).toEqual([1280, 853]);
});

test('a picture is let go, and another taken', async () => {
  choose(new File(['%PDF-1.7'], 'sheet.pdf'));
  await expect.element(page.getByText(/^That is a PDF/)).toBeVisible();
  choose(new File(['MCA 28.4'], 'notes.txt'));
  await expect.element(page.getByText(/^That file is not a picture/)).toBeVisible();
});
