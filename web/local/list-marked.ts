import type { ChatDatabase } from './database.ts';

/** The value of a pin or a star that is set. */
export const SET = 'yes';

/** The ids of pinned chats, or of starred answers; the last marked first. */
export async function listMarked(db: ChatDatabase, mark: 'pin' | 'star'): Promise<string[]> {
  const rows = await db.marks.where('[mark+value]').equals([mark, SET]).toArray();
  return rows.toSorted((one, other) => other.markedAt.localeCompare(one.markedAt)).map(({ subject }) => subject);
}
