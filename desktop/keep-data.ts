// Backing up and restoring what this computer has, with the system's dialogs.
import { app, type BrowserWindow, dialog } from 'electron';
import type { Log } from '../api/log.ts';
import { tell } from './tell.ts';
import type { Say } from './texts/texts.ts';

interface Asking {
  /** Undefined where whoever is here has no data on this computer, and so nothing to back up. */
  readonly dataFolder: string | undefined;
  readonly say: Say;
  readonly log: Log;
  /** In front of which the dialogs stand; undefined before there is one. */
  readonly window: BrowserWindow | undefined;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function chooseFolder({ window }: Asking, title: string): Promise<string | undefined> {
  const options = { title, properties: ['openDirectory', 'createDirectory'] as const, defaultPath: app.getPath('documents') };
  const given = { ...options, properties: [...options.properties] };
  const { filePaths } = await (window ? dialog.showOpenDialog(window, given) : dialog.showOpenDialog(given));
  return filePaths[0];
}

/** Asks where to, and makes a backup there while everything goes on. */
export async function backUpWithDialogs(asking: Asking): Promise<void> {
  const { dataFolder, say, log } = asking;
  if (dataFolder === undefined) return;
  const parent = await chooseFolder(asking, say('chooseBackupPlace'));
  if (parent === undefined) return;
  try {
    const { makeBackup } = await import('../api/backup/make-backup.ts');
    const { folder } = await makeBackup({ dataFolder, databaseUrl: undefined }, parent);
    await tell(asking.window, 'info', { message: say('backedUp'), detail: say('backedUpWhere', { folder }) }, [say('ok')]);
  } catch (error) {
    log.error({ err: error }, 'No backup was made.');
    await tell(asking.window, 'error', { message: say('backupFailed'), detail: sentence(error) }, [say('ok')]);
  }
}

/**
 * Asks which, and puts it in the place of what is here. `close` ends what holds the data open. True once the program has to open anew:
 * restored or not, its data was closed.
 */
export async function restoreWithDialogs(asking: Asking, close: () => Promise<void>): Promise<boolean> {
  const { dataFolder, say, log } = asking;
  if (dataFolder === undefined) return false;
  const backup = await chooseFolder(asking, say('chooseBackup'));
  if (backup === undefined) return false;
  const question = { message: say('restoreAsk'), detail: `${backup}\n\n${say('restoreAskWhat')}` };
  const answer = await tell(asking.window, 'question', question, [say('restoreNow'), say('cancel')]);
  if (answer !== 0) return false;
  try {
    await close();
    const { restoreBackup } = await import('../api/backup/restore-backup.ts');
    const aside = await restoreBackup({ dataFolder, databaseUrl: undefined }, backup);
    const detail = aside === undefined ? '' : say('restoredAside', { folder: aside });
    await tell(asking.window, 'info', { message: say('restored'), detail }, [say('ok')]);
  } catch (error) {
    log.error({ err: error }, 'No backup was restored.');
    await tell(asking.window, 'error', { message: say('restoreFailed'), detail: sentence(error) }, [say('ok')]);
  }
  return true;
}

/** The start has failed: says why, and offers a backup. True when the program is to open anew. */
export async function offerRestore(asking: Asking, error: unknown): Promise<boolean> {
  const { say, dataFolder } = asking;
  const text = { message: say('startFailed'), detail: sentence(error) };
  const answer = await tell(asking.window, 'error', text, dataFolder === undefined ? [say('quit')] : [say('restore'), say('quit')]);
  return dataFolder !== undefined && answer === 0 && (await restoreWithDialogs(asking, async () => undefined));
}
