import { describe, expect, test } from 'vitest';
import type { Edition } from '../../contract/values.ts';
import type { PackClaim, PackRule } from '../knowledge/entries.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { Act } from './act.ts';
import type { Ranked } from './candidate.ts';
import { type Deciding, decide, optionsFor } from './decide.ts';

const rare = (): number => 1;

function ranked(claims: readonly PackClaim[], probability = 0.9): Ranked {
  const rule: PackRule = { id: 'rule', section: '210.8', grade: 'V2', title: 'Rule', text: 'Text', words: '', claims };
  return { id: 'rule', entry: { kind: 'rule', rule }, features: {}, score: 1, probability };
}

const options = (claims: readonly PackClaim[], question: string, act: Act, edition: Edition = '2023'): readonly Deciding[] =>
  optionsFor(
    [ranked(claims)],
    act,
    readQuestion(question, 'en', () => true),
    rare,
    edition,
  );

const BOND: PackClaim = { says: 'must-not', what: 'bond the neutral in a subpanel' };
const ROD: PackClaim = { says: 'need-not', what: 'drive a second rod at a detached garage' };

describe('what a claim makes of a question', () => {
  test.each<[PackClaim['says'], Act, 'yes' | 'no' | undefined]>([
    ['must', 'must', 'yes'],
    ['must', 'skip', 'no'],
    ['must-not', 'may', 'no'],
    ['must-not', 'may-not', 'yes'],
    ['may', 'may-not', 'no'],
    ['must-not', 'skip', undefined],
    ['may', 'must', 'no'],
    ['need-not', 'skip', 'yes'],
    ['need-not', 'may', undefined],
    ['is-not', 'is', 'no'],
  ])('%s, asked %s: %s', (says, act, word) => {
    expect(options([{ says, what: 'bond the neutral in a subpanel' }], 'bond the neutral in a subpanel', act)[0]?.word).toBe(word);
  });

  test('what a narrower place is spared, no other is', () => {
    const spared: PackClaim = { says: 'need-not', what: 'protect the receptacle in a garage' };
    expect(options([spared], 'does the receptacle in a garage need protection', 'must')).toHaveLength(1);
    expect(options([spared], 'does the receptacle need protection', 'must')).toHaveLength(0);
  });

  test('a claim says nothing of an edition that it does not hold in', () => {
    const island: PackClaim = { says: 'must', what: 'put a receptacle on an island', editions: ['2017', '2020'] };
    expect(options([island], 'receptacle on an island', 'must', '2020')).toHaveLength(1);
    expect(options([island], 'receptacle on an island', 'must', '2023')).toHaveLength(0);
  });
});

describe('how a claim fits', () => {
  const featuresOf = (claim: PackClaim, question: string, act: Act = 'may') => options([claim], question, act)[0]?.features ?? {};

  test('figures inside and outside of its bounds', () => {
    const sink: PackClaim = { says: 'must', what: 'protect receptacles within 6 ft of a sink' };
    expect(featuresOf(sink, 'receptacle 4 ft from the sink', 'must')).toMatchObject({ inside: 1, outside: 0 });
    expect(featuresOf(sink, 'receptacle 8 ft from the sink', 'must')).toMatchObject({ inside: 0, outside: 1 });
  });

  test('the other side of a pair is not what was asked about, and what is denied', () => {
    expect(options([ROD], 'second rod at a detached garage', 'must')).toHaveLength(1);
    expect(options([ROD], 'second rod at an attached garage', 'must')).toHaveLength(0);
    const drip: PackClaim = { says: 'must', what: 'leave a drip loop' };
    expect(featuresOf(drip, 'leave it without a drip loop', 'must').denials).toBe(1);
    expect(featuresOf(drip, 'leave a drip loop', 'must').denials).toBe(0);
  });
});

describe('deciding', () => {
  const weights = { fit: 6, undecided: 2 };

  test('takes the word of the claim that fits best, and says how probable it is', () => {
    const claims: readonly PackClaim[] = [BOND, { says: 'may', what: 'use a plastic box' }];
    const decision = decide([{ options: options(claims, 'bond the neutral in a subpanel', 'may'), share: 1 }], weights);
    expect(decision).toMatchObject({ word: 'no', claim: BOND });
    expect(decision?.probability).toBeGreaterThan(0.9);
  });

  test('claims that speak of something else leave it open', () => {
    const decision = decide(
      [{ options: options([{ says: 'may', what: 'use a plastic box' }], 'bond the neutral in a subpanel', 'may'), share: 1 }],
      weights,
    );
    expect(decision?.probability).toBeLessThan(0.3);
  });

  test('nothing to weigh is no decision', () => {
    expect(decide([], weights)).toBeUndefined();
  });
});
