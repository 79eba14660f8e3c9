import { type Actions, type Item, LINE, type MenuState, QUICK_ASK_KEYS, QUICK_ASK_PATH } from './menu-state.ts';

/** What stands behind the program's sign in the tray. Keys that another program has are not promised. */
export function trayMenu({ say, keysTaken }: MenuState, actions: Actions): Item[] {
  const ask: Item = { id: 'quickAsk', label: say('quickAsk'), click: () => actions.open(QUICK_ASK_PATH) };
  return [
    keysTaken ? ask : { ...ask, accelerator: QUICK_ASK_KEYS, registerAccelerator: false },
    ...(keysTaken ? [{ label: say('shortcutTaken', { keys: 'Ctrl+Alt+W' }), enabled: false }] : []),
    { id: 'show', label: say('show'), click: actions.show },
    LINE,
    { id: 'trayQuit', label: say('quit'), click: actions.quit },
  ];
}
