// Fetches the parts of the guide one after the other, so that each works as soon as it is here, and goes on where it stopped.
import type { PackedPart } from '../../api/guide/pack/packed.ts';

/** A part that broke off is asked for once more at once; after that when somebody next wants the guide. */
const TRIES = 2;

async function fetchPart(address: string): Promise<PackedPart> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`The guide answered ${response.status}`);
  const file = await response.arrayBuffer();
  const length = new DataView(file).getUint32(0, true);
  return { head: new TextDecoder().decode(new Uint8Array(file, 4, length)), bytes: new Uint8Array(file, 4 + length) };
}

/** Parts by their addresses; what has come once is not fetched again. */
export function createParts(addresses: readonly string[]) {
  const parts: (PackedPart | undefined)[] = addresses.map(() => undefined);
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (const [number, address] of addresses.entries()) {
      for (let tried = 1; parts[number] === undefined; tried += 1) {
        try {
          parts[number] = await fetchPart(address);
        } catch (error) {
          if (tried === TRIES) throw error;
        }
      }
    }
  }

  return {
    /** What is here, undefined for what is not. */
    parts: parts as readonly (PackedPart | undefined)[],
    /** Fetches what is missing; rejects where some of it could not be had. */
    fetchMissing(): Promise<void> {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
