import { createHash, randomBytes } from 'node:crypto';

const asUuid = (bytes: Uint8Array, version: number): string => {
  const copy = Buffer.from(bytes.subarray(0, 16));
  copy[6] = ((copy[6] ?? 0) & 0x0f) | (version << 4);
  copy[8] = ((copy[8] ?? 0) & 0x3f) | 0x80;
  const hex = copy.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** A UUIDv7: sorts by the time it was made, in milliseconds. */
export function newId(at: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Math.floor(at), 0, 6);
  return asUuid(bytes, 7);
}

/** The id of the chat that goes on where `sessionId` was deleted: the same one for every question that meets the deletion. */
export const followingSessionId = (owner: string, sessionId: string): string =>
  asUuid(createHash('sha256').update(`${owner} goes on after ${sessionId}`).digest(), 8);
