// What the program asks of its page waits until the page hears.
import type { HostCommand } from '../web/platform/platform.ts';

export interface PageCommands {
  give(command: HostCommand): void;
  /** The page hears now, and gets what has waited. */
  listening(): void;
  /** Another page has come into the window, and does not hear yet. */
  renew(): void;
}

export function createPageCommands(send: (command: HostCommand) => void): PageCommands {
  let hears = false;
  let waiting: HostCommand[] = [];
  return {
    give(command) {
      if (hears) send(command);
      else waiting.push(command);
    },
    listening() {
      hears = true;
      const given = waiting;
      waiting = [];
      for (const command of given) send(command);
    },
    renew() {
      hears = false;
    },
  };
}
