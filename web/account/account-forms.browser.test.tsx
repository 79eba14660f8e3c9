import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '../../api/contract/account.ts';
import { forgetQueries } from '../remote/queries.tsx';
import { mount } from '../ui/mount-for-test.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { ProveEmailScreen } from './prove-email-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, message = 'The server says no.'): Response =>
  json(status, { status: 'false', code, message, requestId: 'r1' });
const done = (): Response => json(200, { status: 'true', message: 'Done.' });

const user: User = {
  id: 14,
  uuid: '6f0d7a1e-2b3c-4d5e-8f90-a1b2c3d4e5f6',
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  email_proved: true,
  phone_number: null,
  address: null,
  organization_name: null,
  license_number: null,
  website: null,
  number_of_electricians: null,
  supplies_source: null,
  referral: null,
  image: null,
  login_count: 2,
  status: 'active',
  role: 'user',
  created_at: '2026-01-01T00:00:00.000Z',
  lastActive: null,
  chatCount: 0,
  plan: 'Free plan',
  state: null,
  edition: null,
  language: 'en',
  job_defaults: null,
};

const fetched = vi.spyOn(globalThis, 'fetch');
/** What each route answers, by the end of its path. */
let answers: Record<string, () => Response | Promise<Response>>;
const bodies: [path: string, body: unknown][] = [];
let unmount = (): void => undefined;

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

beforeEach(() => {
  answers = {};
  bodies.length = 0;
  forgetQueries();
  fetched.mockReset();
  fetched.mockImplementation(async (address, init) => {
    const path = new URL(String(address), location.href).pathname;
    bodies.push([path, init?.body instanceof FormData ? Object.fromEntries(init.body) : init?.body && JSON.parse(String(init.body))]);
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  unmount();
  localStorage.clear();
});

async function show(path: string): Promise<void> {
  unmount = await mount(
    <>
      <Where />
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/forgotpassword" element={<ForgotPasswordScreen />} />
        <Route path="/reset-password/:token" element={<ResetPasswordScreen />} />
        <Route path="/prove-email/:token" element={<ProveEmailScreen />} />
        <Route path="/settingspage" element={<SettingsScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path, areas: ['account', 'errors'] },
  );
}
function signIn(): void {
  localStorage.setItem('user_id', '14');
  localStorage.setItem('token', 't'.repeat(43));
  answers['/getUserById/14'] = () => json(200, { status: 'true', data: user });
}
const fill = (label: string, text: string) => userEvent.fill(page.getByLabelText(label, { exact: true }), text);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const sent = (end: string): unknown[] => bodies.filter(([path]) => path.endsWith(end)).map(([, body]) => body);

test('forgot password: the button tells it is busy, an answer and a failure have the product’s texts', async () => {
  await show('/forgotpassword');
  await press('Send Reset Link');
  await expect.element(page.getByText('Please enter a valid email.')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  let answer: (response: Response) => void = () => undefined;
  answers['/forgotPassword'] = () => new Promise((resolve) => (answer = resolve));
  await fill('Email address', ' ana@example.com ');
  await press('Send Reset Link');
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  answer(done());
  await expect.element(page.getByText('Password reset link has been sent to your email.')).toBeVisible();
  expect(sent('/forgotPassword')).toEqual([{ email: 'ana@example.com', language: 'en' }]);
  answers = {};
  await press('Send Reset Link');
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
});

test('reset password: passwords that differ are never sent; a dead link is named; success leads to the login', async () => {
  await show('/reset-password/abc_123');
  await fill('New Password', 'a new cable tray');
  await fill('Confirm Password', 'another');
  await press('Reset Password');
  await expect.element(page.getByText('Passwords do not match.')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  answers['/resetPasswordFromToken'] = () => refusal(400, 'RESET_LINK_DEAD');
  await fill('Confirm Password', 'a new cable tray');
  await press('Reset Password');
  await expect.element(page.getByText('This reset link was used before or is too old. Ask for a new one.')).toBeVisible();
  answers['/resetPasswordFromToken'] = done;
  await press('Reset Password');
  await expect.element(page.getByText('Password reset successfully.')).toBeVisible();
  expect(sent('/resetPasswordFromToken').at(-1)).toEqual({ resetToken: 'abc_123', newPassword: 'a new cable tray' });
  await expect.poll(() => page.getByTestId('where').element().textContent, { timeout: 4000 }).toBe('/login');
});

test('login: the code is asked for when the server wants one', async () => {
  await show('/login');
  answers['/login'] = () => refusal(401, 'NEEDS_CODE');
  await fill('Email address', 'ana@example.com');
  await fill('Password', 'copper and brass');
  await press('Login');
  await fill('Code', '123456');
  answers['/login'] = () => refusal(401, 'WRONG_CODE');
  await press('Login');
  await expect.element(page.getByText('This code is not right.')).toBeVisible();
  expect(sent('/login')).toEqual([
    { email: 'ana@example.com', password: 'copper and brass' },
    { email: 'ana@example.com', password: 'copper and brass', code: '123456' },
  ]);
});

test('settings: nobody signed in is led to the login, but may ask that data be deleted and see what this device keeps', async () => {
  await show('/settingspage?tab=profile');
  await expect.element(page.getByTestId('where')).toHaveTextContent('/login');
  unmount();
  await show('/settingspage?tab=request');
  await expect.element(page.getByRole('heading', { name: 'Request Data Deletion' })).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Preferences', 'Open Request', 'This device']);
  await userEvent.click(page.getByRole('tab', { name: 'This device' }));
  await expect.element(page.getByTestId('where')).toHaveTextContent('/settingspage?tab=device');
  await expect.element(page.getByRole('button', { name: 'Clear this device' })).toBeVisible();
});

test('settings: what this device keeps has a tab of its own', async () => {
  signIn();
  await show('/settingspage?tab=device');
  await expect.element(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect.element(page.getByText('0 not yet on the server')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Install Wirewise' })).toBeVisible();
});

test('profile: shows that it loads, checks, sends the spec’s fields, and tells what came of it', async () => {
  signIn();
  let arrive: (response: Response) => void = () => undefined;
  answers['/getUserById/14'] = () => new Promise((resolve) => (arrive = resolve));
  await show('/settingspage?tab=profile');
  await expect.element(page.getByText('Loading user data...')).toBeVisible();
  arrive(json(200, { status: 'true', data: user }));
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ana Ruiz');
  await fill('Name', ' ');
  await fill('Website', 'example.com');
  await fill('Number of electricians', 'many');
  await press('Save');
  await expect.element(page.getByText('Please fill in this field.')).toBeVisible();
  await expect.element(page.getByText('Please enter a number.')).toBeVisible();
  expect(sent('/editProfile/14')).toEqual([]);
  await fill('Name', 'Ana R.');
  await fill('Website', '');
  await fill('Number of electricians', '12');
  answers['/editProfile/14'] = () =>
    json(200, { status: 'true', message: 'x', data: { ...user, full_name: 'Ana R.', number_of_electricians: 12 } });
  await press('Save');
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(sent('/editProfile/14')).toEqual([
    {
      full_name: 'Ana R.',
      email: 'ana@example.com',
      organizationName: '',
      website: '',
      numberOfElectricians: '12',
      suppliesSource: '',
      address: '',
      licenseNumber: '',
      referral: '',
    },
  ]);
  expect(localStorage.getItem('user_name')).toBe('Ana R.');
  await fill('Email address', 'other@example.com');
  await fill('Current password', 'copper and brass');
  answers['/editProfile/14'] = () => refusal(409, 'EMAIL_TAKEN');
  await press('Save');
  await expect.element(page.getByText('There is already an account with this email.')).toBeVisible();
  expect(sent('/editProfile/14').at(-1)).toMatchObject({ email: 'other@example.com', currentPassword: 'copper and brass' });
  delete answers['/editProfile/14'];
  await press('Save');
  await expect.element(page.getByText('Error updating profile')).toBeVisible();
});

test('profile: a photo over 5 MB is refused before it is sent', async () => {
  signIn();
  await show('/settingspage?tab=profile');
  const input = page.getByLabelText('Choose photo').first();
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible();
  await userEvent.upload(input, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('The photo may have at most 5 MB.')).toBeVisible();
  await userEvent.upload(input, new File([new Uint8Array([1, 2, 3])], 'small.jpg', { type: 'image/jpeg' }));
  answers['/editProfile/14'] = () => refusal(415, 'BAD_IMAGE');
  await press('Save');
  await expect.element(page.getByText('This picture cannot be used. Take a JPG, PNG or GIF.')).toBeVisible();
  expect(sent('/editProfile/14').at(-1)).toMatchObject({ image: expect.any(File) });
});

test('account: deletion and logging out everywhere ask first, and tell each failure', async () => {
  signIn();
  await show('/settingspage?tab=account');
  await press('Delete account');
  await expect.element(page.getByText('Are you sure you want to delete your account? This action cannot be undone.')).toBeVisible();
  await press('Cancel');
  expect(sent('/deleteUserById/14')).toEqual([]);
  await press('Delete account');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete account' }));
  await expect.element(page.getByText('An error occurred while deleting the account.')).toBeVisible();
  answers['/deleteUserById/14'] = () => refusal(400, 'INVALID', '');
  await press('Delete account');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete account' }));
  await expect.element(page.getByText('Failed to delete account.')).toBeVisible();

  await press('Logout All Devices');
  await expect.element(page.getByText('Are you sure you want to logout from all devices?')).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Logout All Devices' }));
  await expect.element(page.getByText('An error occurred during logout.')).toBeVisible();
  answers['/logoutAll'] = done;
  await press('Logout All Devices');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Logout All Devices' }));
  await expect.element(page.getByText('Logged out from all devices.')).toBeVisible();
  await expect.element(page.getByTestId('where')).toHaveTextContent('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test('account: without a login nobody is logged out', async () => {
  signIn();
  await show('/settingspage?tab=account');
  await expect.element(page.getByRole('button', { name: 'Logout All Devices' })).toBeVisible();
  localStorage.removeItem('token');
  await press('Logout All Devices');
  await expect.element(page.getByText('You are not logged in')).toBeVisible();
});

test('a link proves an address with the password where nobody is logged in, and says what is wrong at the field', async () => {
  await show('/prove-email/the-token');
  await press('It is my account');
  await expect.element(page.getByText('Please enter your password.')).toBeVisible();
  expect(bodies).toEqual([]);
  answers['/proveEmail'] = () => refusal(401, 'WRONG_PASSWORD');
  await fill('Password', 'not this one');
  await press('It is my account');
  await expect.element(page.getByText('This is not the password of the account.')).toBeVisible();
  answers['/proveEmail'] = done;
  await fill('Password', 'copper and brass');
  await press('It is my account');
  await expect.element(page.getByText(/Your email address is proved/)).toBeVisible();
  expect(sent('/proveEmail').at(-1)).toEqual({ proofToken: 'the-token', password: 'copper and brass' });
  await userEvent.click(page.getByRole('link', { name: 'Continue' }));
  await expect.element(page.getByTestId('where')).toHaveTextContent('/login');
});

test('who is logged in proves an address by a button alone, and is asked for the password of another account', async () => {
  signIn();
  answers['/proveEmail'] = () => refusal(401, 'WRONG_PASSWORD');
  await show('/prove-email/the-token');
  expect(page.getByLabelText('Password', { exact: true }).elements()).toEqual([]);
  expect(bodies).toEqual([]);
  await press('It is my account');
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  expect(sent('/proveEmail')).toEqual([{ proofToken: 'the-token' }]);
  expect(page.getByText('This is not the password of the account.').elements()).toEqual([]);
});

test('who did not sign up ends the account by the link; a dead link says so', async () => {
  answers['/disownEmail'] = () => refusal(400, 'PROOF_LINK_DEAD');
  await show('/prove-email/the-token');
  await press('I did not sign up');
  await expect.element(page.getByText('This link was used before or is too old. Ask for a new one in your settings.')).toBeVisible();
  answers['/disownEmail'] = done;
  await press('I did not sign up');
  await expect.element(page.getByText('Thank you. Nobody uses your address.')).toBeVisible();
  expect(sent('/disownEmail').at(-1)).toEqual({ proofToken: 'the-token' });
});

test('the profile says which address waits to be proved, and mails the link again', async () => {
  for (const [shown, there, gone] of [
    [{ ...user, email_proved: false }, /^Prove that ana@example.com is yours/, /^Your address changes/],
    [{ ...user, new_email: 'ana@new.example.com' }, /^Your address changes to ana@new.example.com once/, /^Prove that/],
    [user, /^Choose photo$/, /^(Your address changes|Prove that|Send again)/],
  ] as const) {
    unmount();
    forgetQueries();
    signIn();
    answers['/getUserById/14'] = () => json(200, { status: 'true', data: shown });
    await show('/settingspage?tab=profile');
    await expect.element(page.getByText(there)).toBeVisible();
    expect(page.getByText(gone).elements()).toEqual([]);
    if (shown === user) continue;
    answers['/emailProof'] = done;
    await press('Send again');
    await expect.element(page.getByText(/The link is on its way/)).toBeVisible();
  }
  expect(sent('/emailProof')).toHaveLength(2);
});
