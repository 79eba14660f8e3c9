// Draws the menu bar, the tray and the keys of the quick question, anew whenever something of them changes.
import { join } from 'node:path';
import { globalShortcut, Menu, type Session, Tray } from 'electron';
import type { KeptSettings } from './kept/program-settings.ts';
import { appMenu } from './menus/app-menu.ts';
import { type Actions, type MenuState, QUICK_ASK_KEYS, QUICK_ASK_PATH } from './menus/menu-state.ts';
import { trayMenu } from './menus/tray-menu.ts';
import { checksSpelling, spellingLanguages } from './spelling.ts';
import type { Say } from './texts/texts.ts';
import type { Updates } from './updates.ts';

/** Returns how to draw everything again. */
export function showMenus(
  settings: KeptSettings,
  say: () => Say,
  actions: Actions,
  updates: () => Pick<Updates, 'ready'> | undefined,
  here: () => Pick<MenuState, 'hasData' | 'isAtDoor'> & { readonly pages: Session },
): () => void {
  const { platform } = process;
  let tray: Tray | undefined;

  /** Whether somebody else has the keys. */
  function holdKeys(): boolean {
    const { staysReady } = settings.current;
    if (!staysReady) globalShortcut.unregister(QUICK_ASK_KEYS);
    else if (!globalShortcut.isRegistered(QUICK_ASK_KEYS))
      return !globalShortcut.register(QUICK_ASK_KEYS, () => actions.open(QUICK_ASK_PATH));
    return false;
  }

  function drawTray(state: MenuState): void {
    if (!state.staysReady) {
      tray?.destroy();
      tray = undefined;
      return;
    }
    if (!tray) {
      tray = new Tray(join(import.meta.dirname, platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'));
      tray.setToolTip('Wirewise');
      tray.on('click', actions.show);
    }
    tray.setContextMenu(Menu.buildFromTemplate(trayMenu(state, actions)));
  }

  /** The languages are named before the check is let go: Chromium would else fetch the system's. */
  function checkSpelling(pages: Session, on: boolean): void {
    if (on && platform !== 'darwin') pages.setSpellCheckerLanguages(spellingLanguages(pages.availableSpellCheckerLanguages));
    pages.setSpellCheckerEnabled(on);
  }

  function draw(): void {
    const { spelling, staysReady, early } = settings.current;
    const updating = updates();
    const { pages, ...whose } = here();
    const state: MenuState = {
      say: say(),
      platform,
      spelling: checksSpelling(spelling, platform),
      staysReady,
      ...whose,
      keysTaken: holdKeys(),
      updates: updating && { ready: updating.ready, early },
    };
    checkSpelling(pages, state.spelling);
    Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(state, actions)));
    drawTray(state);
  }
  draw();
  return draw;
}
