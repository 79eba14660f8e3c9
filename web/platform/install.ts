// Installing the app: the browser offers once, at a time of its own; the offer is kept until somebody takes it.

interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `ready`: the browser offers it. `ios`: by hand, through the share menu. `menu`: by hand, if at all. */
export type InstallWay = 'ready' | 'installed' | 'ios' | 'menu';

let offer: InstallOffer | undefined;
let installed = false;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
  tell();
});
addEventListener('appinstalled', () => {
  offer = undefined;
  installed = true;
  tell();
});

export function onInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function installWay(): InstallWay {
  if (installed || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (offer) return 'ready';
  const isIos = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isIos ? 'ios' : 'menu';
}

/** Shows the browser's own question; call from a tap. */
export async function install(): Promise<void> {
  const taken = offer;
  if (!taken) return;
  offer = undefined;
  await taken.prompt();
  await taken.userChoice;
  tell();
}
