/** Between tries to fetch the code; a cut that lasts is told of by the sign, and the outbox keeps everything. */
const AGAIN_MS = 3000;

/** Drains the outbox; its code, with the contract it checks against, is fetched after the first paint, and again when a cut came in between. */
export async function drainSoon(): Promise<void> {
  try {
    const { drainOutbox } = await import('./drain-outbox.ts');
    await drainOutbox();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    setTimeout(() => void drainSoon(), AGAIN_MS);
  }
}
