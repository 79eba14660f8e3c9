import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../api/contract/values.ts';
import { sayIn } from '../texts/texts.ts';
import { appMenu } from './app-menu.ts';
import { type Clicked, contextMenu } from './context-menu.ts';
import type { Actions, Item, MenuState } from './menu-state.ts';
import { trayMenu } from './tray-menu.ts';

const actions = new Proxy({} as Actions, { get: () => () => undefined });
const state = (part: Partial<MenuState> = {}): MenuState => ({
  say: sayIn('en'),
  platform: 'linux',
  spelling: false,
  staysReady: false,
  hasData: true,
  isAtDoor: false,
  keysTaken: false,
  updates: undefined,
  ...part,
});
const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);

/** What Electron brings along for developers. */
const FOR_DEVELOPERS = new Set(['reload', 'forceReload', 'toggleDevTools', 'viewMenu', 'windowMenu', 'editMenu', 'appMenu']);

describe.each(LANGUAGES)('the menu bar in %s', (language) => {
  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s has a text of ours for each entry, each key once, nothing for developers',
    (platform) => {
      const items = all(appMenu(state({ say: sayIn(language), platform }), actions));
      for (const { type, label, role } of items) {
        expect(FOR_DEVELOPERS.has(role ?? '')).toBe(false);
        if (type !== 'separator') expect(label?.trim()).toBeTruthy();
      }
      const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
      expect(new Set(keys).size).toBe(keys.length);
      const ids = items.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(['about', 'quit', 'settings']));
    },
  );
});

test('the two languages differ in every entry but names', () => {
  const [en, es] = LANGUAGES.map((language) => all(appMenu(state({ say: sayIn(language) }), actions)).map(({ label }) => label));
  const same = en?.filter((label, at) => label !== undefined && label === es?.[at]);
  expect(same).toEqual(['Chats']);
});

test('an entry does what it says', () => {
  const open = vi.fn();
  const setStaysReady = vi.fn();
  const items = all(appMenu(state({ staysReady: true }), { ...actions, open, setStaysReady }));
  const click = (id: string, item: object = {}): void =>
    items.find((each) => each.id === id)?.click?.(item as never, undefined, {} as never);
  click('calculators');
  expect(open).toHaveBeenCalledWith('/chatbot?open=tray');
  expect(items.find(({ id }) => id === 'stayReady')).toMatchObject({ type: 'checkbox', checked: true });
  click('stayReady', { checked: false });
  expect(setStaysReady).toHaveBeenCalledWith(false);
});

test('what belongs to data of this computer is not offered where it lies on a server', () => {
  const enabled = (part: Partial<MenuState>) =>
    all(appMenu(state(part), actions)).flatMap(({ id, enabled = true }) =>
      ['backUp', 'restore', 'switchPerson'].includes(id ?? '') ? [[id, enabled]] : [],
    );
  expect(Object.fromEntries(enabled({}))).toEqual({ backUp: true, restore: true, switchPerson: true });
  expect(Object.fromEntries(enabled({ hasData: false }))).toEqual({ backUp: false, restore: false, switchPerson: true });
  expect(Object.fromEntries(enabled({ hasData: false, isAtDoor: true }))).toMatchObject({ switchPerson: false });
});

test('newer versions stand in the menu where they can be had, and the one that waits by its number', () => {
  const help = (updates: MenuState['updates']) =>
    all(appMenu(state({ updates }), actions)).flatMap(({ id, label }) => (/update/i.test(id ?? '') || id === 'early' ? label : []));
  expect(help(undefined)).toEqual([]);
  expect(help({ ready: undefined, early: false })).toEqual(['Look for a newer version', 'Early versions too']);
  expect(help({ ready: '1.2.0', early: true })).toEqual(['Restart with version 1.2.0', 'Early versions too']);
});

test('where dictionaries would be fetched, the menu says from whom', () => {
  const label = (platform: NodeJS.Platform) => all(appMenu(state({ platform }), actions)).find(({ id }) => id === 'spelling')?.label;
  expect(label('linux')).toContain('Google');
  expect(label('darwin')).not.toContain('Google');
});

test('the tray promises no keys that another program has', () => {
  expect(trayMenu(state(), actions)[0]).toMatchObject({ id: 'quickAsk', accelerator: 'CommandOrControl+Alt+W' });
  const taken = trayMenu(state({ keysTaken: true }), actions);
  expect(taken[0]).not.toHaveProperty('accelerator');
  expect(taken[1]).toMatchObject({ enabled: false, label: 'Another program has the keys Ctrl+Alt+W' });
});

describe('a right click', () => {
  const clicked = (part: Partial<Clicked>): Clicked => ({
    isEditable: true,
    selectionText: '',
    misspelledWord: '',
    dictionarySuggestions: [],
    editFlags: { canCut: false, canCopy: false, canPaste: true, canSelectAll: true } as Clicked['editFlags'],
    ...part,
  });
  const words = { replace: vi.fn(), learn: vi.fn() };

  test('on a page offers to copy what is marked, or nothing', () => {
    expect(contextMenu(clicked({ isEditable: false }), sayIn('en'), words)).toEqual([]);
    expect(contextMenu(clicked({ isEditable: false, selectionText: '6 AWG' }), sayIn('en'), words)).toMatchObject([{ role: 'copy' }]);
  });
  test('in the box offers the edits that are possible', () => {
    const menu = contextMenu(clicked({}), sayIn('es'), words);
    expect(menu).toMatchObject([
      { role: 'cut', enabled: false },
      { role: 'copy' },
      { role: 'paste', enabled: true, label: 'Pegar' },
      {},
      {},
    ]);
  });
  test('on a word that is marked as wrong offers others, and to learn it', () => {
    const menu = contextMenu(clicked({ misspelledWord: 'condiut', dictionarySuggestions: ['conduit'] }), sayIn('en'), words);
    menu[0]?.click?.({} as never, undefined, {} as never);
    expect(words.replace).toHaveBeenCalledWith('conduit');
    expect(menu[1]?.label).toBe('Add “condiut” to the dictionary');
    menu[1]?.click?.({} as never, undefined, {} as never);
    expect(words.learn).toHaveBeenCalledWith('condiut');
    expect(contextMenu(clicked({ misspelledWord: 'xyzzy' }), sayIn('en'), words)[0]).toMatchObject({ enabled: false });
  });
});
