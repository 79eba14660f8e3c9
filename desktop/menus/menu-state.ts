import type { MenuItemConstructorOptions } from 'electron';
import type { Say } from '../texts/texts.ts';

/** What can be asked of the program from a menu, the tray or a key. */
export interface Actions {
  /** Shows the window at a path of the app. */
  open(path: string): void;
  openChatFile(): void;
  paper(kind: 'print' | 'pdf'): void;
  zoom(direction: 'in' | 'out' | 'reset'): void;
  setSpelling(on: boolean): void;
  setStaysReady(on: boolean): void;
  about(): void;
  licences(): void;
  showLog(): void;
  showCrashes(): void;
  backUp(): void;
  restore(): void;
  show(): void;
  /** To the door, where somebody else may come in. */
  switchPerson(): void;
  lookForUpdate(): void;
  setEarly(on: boolean): void;
  installUpdate(): void;
  quit(): void;
}

/** What the menus are drawn of. */
export interface MenuState {
  readonly say: Say;
  readonly platform: NodeJS.Platform;
  readonly spelling: boolean;
  readonly staysReady: boolean;
  /** Whoever is here keeps their chats on this computer, and not on a server. */
  readonly hasData: boolean;
  readonly isAtDoor: boolean;
  /** The keys of the quick question are another program's. */
  readonly keysTaken: boolean;
  /** Undefined where no newer versions can be had. */
  readonly updates: { readonly ready: string | undefined; readonly early: boolean } | undefined;
}

export type Item = MenuItemConstructorOptions;
export const LINE: Item = { type: 'separator' };

/** From anywhere in the system: shows the window with an empty box to ask in. */
export const QUICK_ASK_KEYS = 'CommandOrControl+Alt+W';
export const QUICK_ASK_PATH = '/chatbot?open=new';
