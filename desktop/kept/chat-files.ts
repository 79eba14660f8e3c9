// Chat files that the system opened, until the page takes them.
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** As much as the page can hold beside everything else. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** The contents of a chat file, or why there are none. Whether they are chats is the page's to judge. */
export function readChatFile(file: string): OpenedFile | 'too-large' | 'unreadable' {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) return 'too-large';
    return { name: basename(file), text: readFileSync(file, 'utf8') };
  } catch {
    return 'unreadable';
  }
}
