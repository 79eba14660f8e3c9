// The only thing the page gets of the desktop: the platform that web/platform asks for, over three channels.
import { contextBridge, ipcRenderer } from 'electron';
import type { Platform } from '../web/platform/platform.ts';
import type { Arguments, Channel } from './ipc-table.ts';

const invoke = <C extends Channel>(channel: C, ...given: Arguments<C>): Promise<unknown> => ipcRenderer.invoke(channel, ...given);

contextBridge.exposeInMainWorld('wirewise', {
  kind: 'desktop',
  openOutside: (address) => void invoke('wirewise:open-outside', address),
  copyText: async (text) => void (await invoke('wirewise:copy-text', text)),
  localLogin: async () => (await invoke('wirewise:local-login')) as Awaited<ReturnType<NonNullable<Platform['localLogin']>>>,
} satisfies Platform);
