import { describe, expect, test } from 'vitest';
import { Thoughts } from './thoughts.ts';

/** What is shown of `pieces`, and whether any of it was thought. */
function hear(pieces: readonly string[], thinksFirst = false): { text: string; thought: boolean; leaked: boolean } {
  const thoughts = new Thoughts(thinksFirst);
  const heard = pieces.map((piece) => thoughts.add(piece));
  return {
    text: heard.map(({ text }) => text).join('') + thoughts.finish(),
    thought: heard.some(({ thought }) => thought),
    leaked: heard.some(({ leaked }) => leaked),
  };
}

const REPLY = '<think>The range is 50 A, so #8... no, #6.</think>\n\nUse 6 AWG where a < b holds.';
const SHOWN = 'Use 6 AWG where a < b holds.';

describe('thoughts', () => {
  test('are never text, however the stream is cut', () => {
    for (let length = 1; length <= REPLY.length; length += 1) {
      const pieces = REPLY.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
      expect(hear(pieces)).toEqual({ text: SHOWN, thought: true, leaked: false });
    }
  });

  test('that never end leave nothing to show', () => {
    expect(hear(['<think>', 'and on ', 'and on'])).toEqual({ text: '', thought: true, leaked: false });
  });

  test('may come in the middle and in other letters', () => {
    expect(hear(['One. <THINK', 'ING>two</Thinking> Three.'])).toMatchObject({ text: 'One.  Three.', thought: true });
  });

  test('that begin without a tag are told when they end, and kept apart from then on', () => {
    expect(hear(['Let me see. ', '</think>', 'Use 6 AWG.'])).toMatchObject({ leaked: true });
    expect(hear(['Let me see. ', '</think>', 'Use 6 AWG.'], true)).toEqual({ text: 'Use 6 AWG.', thought: true, leaked: false });
  });

  test('a text without any passes whole, an open bracket at its end too', () => {
    expect(hear(['Keep it <', ' 3 % drop <'])).toEqual({ text: 'Keep it < 3 % drop <', thought: false, leaked: false });
  });
});
