/** What a restored database is marked with. */
export interface Renewed {
  readonly installation: string;
  readonly markedAt: number;
}

/** Ids that were given after the backup are never given again: a device may still keep their user's chats. */
export const USER_IDS_SKIPPED = 10_000;
