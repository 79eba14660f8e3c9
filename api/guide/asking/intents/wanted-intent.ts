// Chooses the calculator that a question asks for.
import type { Reading } from '../../reading/read-question.ts';
import { INTENTS } from './all-intents.ts';
import type { Intent } from './intent.ts';

/** From this score on a question is answered by calculation. */
const WANTED = 5;

/** The intent with the highest score, where it is high enough; the first of equals. */
export function wantedIntent(reading: Reading): Intent | undefined {
  let best: Intent | undefined;
  let bestScore = WANTED - 1e-9;
  for (const intent of INTENTS) {
    const score = intent.score(reading);
    if (score > bestScore) {
      best = intent;
      bestScore = score;
    }
  }
  return best;
}
