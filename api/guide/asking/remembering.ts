// A ranker that remembers what it found last: a chat asks for its earlier questions again, and several look at the same one.
import type { Candidate } from './candidate.ts';
import type { Ranker } from './rank.ts';

const MOST = 48;

export function remembering(ranker: Ranker): Ranker {
  const known = new Map<string, readonly Candidate[]>();
  return {
    ...ranker,
    candidates(asked) {
      const { reading, edition } = asked;
      const key = [edition, reading.original, reading.plain].join('\n');
      const found = known.get(key) ?? ranker.candidates(asked);
      known.delete(key);
      known.set(key, found);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
}
