import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { fileNameOf } from './kept/file-name.ts';
import type { Say } from './texts/texts.ts';

/** Asks where to, and keeps the page there as it would be printed. False when nobody chose a place; rejects when it cannot be kept. */
export async function savePdf(window: BrowserWindow, name: string, say: Say): Promise<boolean> {
  const pages = await window.webContents.printToPDF({ preferCSSPageSize: true, printBackground: true, pageSize: 'Letter' });
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('documents'), `${fileNameOf(name)}.pdf`),
    filters: [{ name: say('pdfKind'), extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return false;
  await writeFile(filePath, pages);
  return true;
}
