import './zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/tokens.css';
import '../ui/base.css';
import { startI18n } from '../i18n/language.ts';
import '../platform/install.ts';
import { platform } from '../platform/platform.ts';
import { readStored, storeLogin } from '../platform/stored-keys.ts';
import { judgementAhead } from '../sync/judge-at-once.ts';
import { App } from './app.tsx';
import { firstScreen } from './first-screen.ts';
import { warmScreens } from './routes.tsx';
import { healAfterDeploy, startServiceWorker } from './service-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its root');

healAfterDeploy();
if (platform.localLogin) storeLogin(await platform.localLogin(), false);
try {
  await startI18n(['common', ...warmScreens(location.pathname)]);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
} catch {
  // Not even the texts could be fetched, so this one stands here in both languages.
  root.textContent = 'Wirewise could not be fetched. Reload with signal. / No se pudo descargar Wirewise. Recargue la página con señal.';
  root.className = 'stuck';
}
// A logout that no server could be told of yet.
if (readStored('endedLogins') !== null) {
  void import('../sync/ended-logins.ts').then(
    ({ tellEndedLogins }) => tellEndedLogins(),
    () => undefined,
  );
}
// What can wait comes after the first screen and the judgement of dangers.
const rested = firstScreen.then(judgementAhead).catch(() => undefined);
// A page that the worker serves has its letters on the device, and so has the desktop app.
const hasFont = platform.kind !== 'browser' || Boolean(navigator.serviceWorker?.controller);
void (hasFont ? Promise.resolve() : rested).then(() => import('../ui/font.css')).catch(() => undefined);
// No worker is no fault of the page: it just needs its network.
void rested.then(startServiceWorker).catch(() => undefined);
