import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../ui/mount-for-test.tsx';
import { RequireAdmin } from './require-admin.tsx';

let unmount = (): void => undefined;
afterEach(() => unmount());

test.each([
  [null, 'the login'],
  ['14', 'access denied'],
  ['13', 'the dashboard'],
])('user %s meets %s', async (userId, met) => {
  if (userId !== null) localStorage.setItem('user_id', userId);
  unmount = await mount(
    <Routes>
      <Route path="/login" element="the login" />
      <Route path="/unauthorized" element="access denied" />
      <Route element={<RequireAdmin />}>
        <Route path="/dashboard" element="the dashboard" />
      </Route>
    </Routes>,
    { path: '/dashboard' },
  );
  await expect.element(page.getByText(met)).toBeVisible();
});
