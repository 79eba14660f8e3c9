import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fingerprint.ts';

/** Where Electron's own program is on this computer; undefined where it was never fetched. Nothing is fetched for this. */
export function electronProgram(): string | undefined {
  const folder = join(root, 'node_modules/electron');
  const note = join(folder, 'path.txt');
  if (!existsSync(note)) return undefined;
  const program = join(folder, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(program) ? program : undefined;
}
