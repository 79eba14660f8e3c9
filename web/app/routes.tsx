import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Area } from '../i18n/areas.ts';
import { isAlone, platform } from '../platform/platform.ts';
import { RequireAdmin } from './require-admin.tsx';
import { type Screen, screen } from './screen.ts';

const landing = screen(() => import('../landing/landing-screen.tsx'), 'LandingScreen', 'landing');
const login = screen(() => import('../account/login-screen.tsx'), 'LoginScreen', 'account', 'errors');
const signUp = screen(() => import('../account/sign-up-screen.tsx'), 'SignUpScreen', 'account', 'errors');
const forgotPassword = screen(() => import('../account/forgot-password-screen.tsx'), 'ForgotPasswordScreen', 'account', 'errors');
const resetPassword = screen(() => import('../account/reset-password-screen.tsx'), 'ResetPasswordScreen', 'account', 'errors');
const proveEmail = screen(() => import('../account/prove-email-screen.tsx'), 'ProveEmailScreen', 'account', 'errors');
const loadSettings = () => import('../account/settings-screen.tsx');
const settings = screen(loadSettings, 'SettingsScreen', 'account', 'errors');
const editProfile = screen(loadSettings, 'EditProfileScreen', 'account', 'errors');
const updatePassword = screen(loadSettings, 'UpdatePasswordScreen', 'account', 'errors');
const openRequest = screen(loadSettings, 'OpenRequestScreen', 'account', 'errors');
const contact = screen(() => import('../account/contact-screen.tsx'), 'ContactScreen', 'account', 'errors');
/** On a computer that works alone nobody has an account. */
const noAccount = screen(() => import('../account/no-account-screen.tsx'), 'NoAccountScreen', 'account');
const ofAccounts = (shown: Screen): Screen => (isAlone ? noAccount : shown);
const terms = screen(() => import('../legal/terms-screen.tsx'), 'TermsScreen', 'legal');
const privacy = screen(() => import('../legal/privacy-screen.tsx'), 'PrivacyScreen', 'legal');
const plans = screen(() => import('../plans/plans-screen.tsx'), 'PlansScreen', 'plans', 'errors');
const chatFrame = screen(() => import('../chat/chat-frame.tsx'), 'ChatFrame', 'chat', 'answer', 'errors');
const history = screen(() => import('../history/history-screen.tsx'), 'HistoryScreen', 'chat', 'jobs');
const jobs = screen(() => import('../chat/jobs-screen.tsx'), 'JobsScreen', 'chat', 'jobs', 'tools');
const job = screen(() => import('../chat/job-screen.tsx'), 'JobScreen', 'chat', 'jobs', 'tools');
const chat = screen(() => import('../chat/chat-screen.tsx'), 'ChatScreen', 'chat', 'answer', 'errors');
const dashboardFrame = screen(() => import('../admin/dashboard-frame.tsx'), 'DashboardFrame', 'admin', 'errors');
const dashboardHome = screen(() => import('../admin/dashboard-home.tsx'), 'DashboardHome', 'admin', 'errors');
const dashboardUsers = screen(() => import('../admin/dashboard-users.tsx'), 'DashboardUsers', 'admin', 'account', 'errors');
const dashboardProfile = screen(() => import('../admin/dashboard-profile.tsx'), 'DashboardProfile', 'admin', 'account', 'errors');
const dashboardUpdate = screen(
  () => import('../admin/dashboard-update-profile.tsx'),
  'DashboardUpdateProfile',
  'admin',
  'account',
  'errors',
);
const dashboardPlans = screen(() => import('../admin/dashboard-plans.tsx'), 'DashboardPlans', 'admin', 'errors');
const dashboardModels = screen(() => import('../admin/dashboard-models.tsx'), 'DashboardModels', 'admin', 'models', 'errors');
const dashboardRequests = screen(() => import('../admin/dashboard-requests.tsx'), 'DashboardRequests', 'admin', 'errors');
const demo = screen(() => import('../demo/demo-screen.tsx'), 'DemoScreen', 'demo', 'answer');
const shared = screen(() => import('../shared/shared-screen.tsx'), 'SharedScreen', 'shared', 'answer');
const unauthorized = screen(() => import('./unauthorized-screen.tsx'), 'UnauthorizedScreen');
const notFound = screen(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

const show = ({ Component, ...rest }: Screen): Pick<RouteObject, 'element' | 'handle'> => ({ element: <Component />, handle: rest });

const door = screen(() => import('../people/door-screen.tsx'), 'DoorScreen', 'people', 'errors');

/** Every address of the product. */
const addresses: RouteObject[] = [
  { path: '/', ...show(landing) },
  { path: '/login', ...show(ofAccounts(login)) },
  { path: '/signup', ...show(ofAccounts(signUp)) },
  { path: '/forgotpassword', ...show(ofAccounts(forgotPassword)) },
  { path: '/reset-password/:token', ...show(ofAccounts(resetPassword)) },
  { path: '/prove-email/:token', ...show(ofAccounts(proveEmail)) },
  { path: '/settingspage', ...show(settings) },
  { path: '/website/contactus', ...show(contact) },
  { path: '/website/terms', ...show(terms) },
  { path: '/website/privacy', ...show(privacy) },
  { path: '/viewplans', ...show(plans) },
  { path: '/demo', ...show(demo) },
  { path: '/answer/:token', ...show(shared) },
  { path: '/unauthorized', ...show(unauthorized) },
  {
    path: '/chatbot',
    ...show(chatFrame),
    children: [
      { index: true, ...show(chat) },
      { path: 'chathistory', ...show(history) },
      { path: 'jobs', ...show(jobs) },
      { path: 'jobs/:id', ...show(job) },
      { path: 'editprofile', ...show(editProfile) },
      { path: 'updatepassword', ...show(updatePassword) },
      { path: 'openrequest', ...show(openRequest) },
    ],
  },
  {
    path: '/dashboard',
    element: <RequireAdmin />,
    children: [
      {
        ...show(dashboardFrame),
        children: [
          { index: true, ...show(dashboardHome) },
          { path: 'allusers', ...show(dashboardUsers) },
          { path: 'adminprofile', ...show(dashboardProfile) },
          { path: 'updateprofile', ...show(dashboardUpdate) },
          { path: 'plans', ...show(dashboardPlans) },
          { path: 'models', ...show(dashboardModels) },
          { path: 'requests', ...show(dashboardRequests) },
        ],
      },
    ],
  },
  { path: '*', ...show(notFound) },
];

/** While nobody is at work, there is only the door. */
export const routes: RouteObject[] = platform.people?.isAtDoor ? [{ path: '*', ...show(door) }] : addresses;

/** Starts fetching the screens at an address, and names the areas whose texts they show. */
export function warmScreens(pathname: string): Area[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => {
    const handle = route.handle as Omit<Screen, 'Component'> | undefined;
    // A failure shows when the screen itself is rendered.
    handle?.fetch().catch(() => undefined);
    return handle ? [...handle.areas] : [];
  });
}
