import type { UsersRow } from './users-sheet.ts';

/** The bytes of an .xlsx file with these rows, made in a worker that is fetched for it. Rejects when the worker could not be fetched or failed. */
export function writeUsersFile(rows: readonly UsersRow[]): Promise<Blob> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) =>
      resolve(new Blob([data], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })),
    );
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'The spreadsheet worker did not start.')));
    worker.postMessage(rows);
  }).finally(() => worker.terminate());
}
