import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../ui/mount-for-test.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let unmount: () => void;
let done: number;
const fetched = vi.spyOn(globalThis, 'fetch');
beforeEach(async () => {
  fetched.mockReset();
  done = 0;
  unmount = await mount(<SignUpForm onDone={() => (done += 1)} />, { areas: ['account', 'errors'] });
});
afterEach(() => unmount());

const fill = (label: string, text: string) => userEvent.fill(page.getByLabelText(label, { exact: true }), text);
const submit = () => userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
async function fillAll(): Promise<void> {
  await fill('Full Name', 'Ana Ruiz');
  await fill('Email address', 'ana@example.com');
  await fill('Phone Number', '3125550142');
  await fill('Password', 'amps-65');
  await fill('Confirm Password', 'amps-65');
}

test('the checks run in the product order, one warning at a time, and lead to the field', async () => {
  const steps = [
    ['Full Name', 'A', 'Full name must be at least 2 characters.', 'Ana Ruiz'],
    ['Email address', 'ana@example', 'Please enter a valid email.', 'ana@example.com'],
    ['Phone Number', '312-555-0142', 'Phone number must be 10-15 digits.', '3125550142'],
    ['Password', '12345', 'Password must be at least 6 characters.', 'amps-65'],
    ['Confirm Password', 'amps-64', 'Passwords do not match.', 'amps-65'],
  ] as const;
  for (const [label, wrong] of steps) await fill(label, wrong);
  for (const [label, , warning, right] of steps) {
    await submit();
    await expect.element(page.getByText(warning)).toBeVisible();
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveFocus();
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    expect(fetched).not.toHaveBeenCalled();
    await fill(label, right);
  }
  fetched.mockResolvedValueOnce(json(200, { status: 'true', message: 'ok' }));
  await submit();
  await expect.element(page.getByText('Sign up successful! Redirecting...')).toBeVisible();
  expect(done).toBe(1);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/user/signUp');
  expect(JSON.parse(String(init?.body))).toEqual({
    full_name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone_number: '3125550142',
    password: 'amps-65',
    confirmPassword: 'amps-65',
    referredBy: null,
    language: 'en',
  });
});

test('while it is on its way the button says so, and a second press sends nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await fillAll();
  await submit();
  const busy = page.getByRole('button', { name: 'Signing Up...' });
  await expect.element(busy).toBeVisible();
  (busy.element() as HTMLButtonElement).click();
  await userEvent.click(page.getByLabelText('Full Name'));
  await userEvent.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(json(409, { status: 'false', code: 'EMAIL_TAKEN', message: 'Taken.', requestId: 'r1', field: 'email' }));
  await expect.element(page.getByText('There is already an account with this email.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  expect(done).toBe(0);
});

test('a fault that only the server can name is shown in its words; no server at all has its own text', async () => {
  await fillAll();
  fetched.mockResolvedValueOnce(json(400, { status: 'false', code: 'INVALID', message: 'This password is too common.', requestId: 'r2' }));
  await submit();
  await expect.element(page.getByText('This password is too common.')).toBeVisible();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await submit();
  await expect.element(page.getByText('Server error or network issue.')).toBeVisible();
});
