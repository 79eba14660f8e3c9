// The only thing the page gets of the desktop: the platform that web/platform asks for, over a few channels.
import { contextBridge, ipcRenderer } from 'electron';
import { LANGUAGES } from '../api/contract/values.ts';
import type { HostCommand, Platform } from '../web/platform/platform.ts';
import { type Arguments, type Channel, COMMANDS } from './ipc-table.ts';

const invoke = <C extends Channel, T>(channel: C, ...given: Arguments<C>): Promise<T> =>
  ipcRenderer.invoke(channel, ...given) as Promise<T>;
/** What the window was made with. */
const told = (name: string): string | undefined =>
  process.argv.findLast((argument) => argument.startsWith(`--wirewise-${name}=`))?.slice(`--wirewise-${name}=`.length);

const work = told('work');
const server = told('server');

contextBridge.exposeInMainWorld('wirewise', {
  kind: 'desktop',
  openOutside: (address) => void invoke('wirewise:open-outside', address),
  copyText: (text) => invoke('wirewise:copy-text', text),
  ...(work === 'alone' ? { localLogin: () => invoke('wirewise:local-login') } : {}),
  ...(server === undefined ? {} : { server }),
  host: {
    language: LANGUAGES.find((language) => language === told('language')) ?? 'en',
    onCommand(listener) {
      // The event stays out of the page: it would hand over the way back to the main process.
      ipcRenderer.on(COMMANDS, (_event, command: HostCommand) => listener(command));
      void invoke('wirewise:listening');
    },
    tellLanguage: (language) => void invoke('wirewise:language', language),
    notify: (note) => void invoke('wirewise:notify', note),
    savePdf: (name) => invoke('wirewise:save-pdf', name),
    takeFile: () => invoke('wirewise:take-file'),
  },
  people: {
    isAtDoor: work === 'door',
    list: () => invoke('wirewise:people'),
    here: () => invoke('wirewise:person-here'),
    open: (id, pin) => invoke('wirewise:open-person', id, pin),
    add: (person) => invoke('wirewise:add-person', person),
    leave: () => invoke('wirewise:leave'),
    setPin: (pin, before) => invoke('wirewise:set-pin', pin, before),
    remove: (id) => invoke('wirewise:remove-person', id),
    tellName: (name) => void invoke('wirewise:tell-name', name),
    takeChats: () => invoke('wirewise:take-chats'),
    chatsTaken: () => invoke('wirewise:chats-taken'),
  },
} satisfies Platform);
