// The only thing the page gets of the desktop: the platform that web/platform asks for, over a few channels.
import { contextBridge, ipcRenderer } from 'electron';
import type { HostCommand, Platform } from '../web/platform/platform.ts';
import { type Arguments, type Channel, COMMANDS } from './ipc-table.ts';

const invoke = <C extends Channel>(channel: C, ...given: Arguments<C>): Promise<unknown> => ipcRenderer.invoke(channel, ...given);
type Taken = Awaited<ReturnType<NonNullable<Platform['host']>['takeFile']>>;

contextBridge.exposeInMainWorld('wirewise', {
  kind: 'desktop',
  openOutside: (address) => void invoke('wirewise:open-outside', address),
  copyText: async (text) => void (await invoke('wirewise:copy-text', text)),
  localLogin: async () => (await invoke('wirewise:local-login')) as Awaited<ReturnType<NonNullable<Platform['localLogin']>>>,
  host: {
    onCommand(listener) {
      // The event stays out of the page: it would hand over the way back to the main process.
      ipcRenderer.on(COMMANDS, (_event, command: HostCommand) => listener(command));
      void invoke('wirewise:listening');
    },
    tellLanguage: (language) => void invoke('wirewise:language', language),
    notify: (note) => void invoke('wirewise:notify', note),
    savePdf: async (name) => (await invoke('wirewise:save-pdf', name)) as boolean,
    takeFile: async () => (await invoke('wirewise:take-file')) as Taken,
  },
} satisfies Platform);
