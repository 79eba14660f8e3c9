import { describe, expect, test } from 'vitest';
import { figuresIn, plain } from './plain-text.ts';
import type { ExamQuestion } from './question.ts';
import { type ExamAnswer, scoreAnswer } from './score.ts';
import { openingOf } from './verdict.ts';

const question = (given: Partial<ExamQuestion>): ExamQuestion => ({
  id: 'q',
  lang: 'en',
  question: 'Is it allowed?',
  kind: 'lookup',
  expected: [],
  expected_refs: [],
  edition: '2023',
  verified: 'by hand',
  ...given,
});

/** An answer whose first paragraph is its result, as the guide writes it. */
const answer = (response: string, given: Partial<ExamAnswer> = {}): ExamAnswer => ({
  kind: 'lookup',
  result: response.split('\n\n')[0] ?? '',
  response,
  step_by_step: [],
  nec_references: [],
  assumptions: [],
  understood: [],
  verified: true,
  restsOn: [],
  ...given,
});

const cite = (...codes: string[]): Pick<ExamAnswer, 'nec_references'> => ({
  nec_references: codes.map((code) => ({ code, description: '', link: '' })),
});

const outcome = (asked: Partial<ExamQuestion>, response: string, given: Partial<ExamAnswer> = {}): string =>
  scoreAnswer(question(asked), answer(response, given)).outcome;

describe('a verdict', () => {
  test.each([
    ['Not allowed.', 'yes', 'sure'],
    ['Yes, allowed.', 'no', 'sure'],
    ['Not allowed.', 'no', 'right'],
    ['**Sí.** Se permite.', 'yes', 'right'],
    ['Allowed, with no limit.', 'yes', 'right'],
    ['Do not use it there.', 'no', 'right'],
    ['Yes, if it is listed.', 'depends', 'right'],
    ['No. One wire to a screw, unless it is marked for two.', 'depends', 'right'],
    ['Solo donde esté listado.', 'depends', 'right'],
    ['It depends on the neutral.', 'depends', 'right'],
    ['Yes.', 'depends', 'sure'],
    ['Yes, if it is listed.', 'yes', 'right'],
    ['No in 2017; yes since 2020.', 'yes', 'sure'],
    ['No more than 6 ft.', 'no', 'sure'],
    ['Si varios apagadores la controlan, uno lleva neutro.', 'yes', 'sure'],
  ] as const)('%s for %s is %s', (response, verdict, expected) => {
    expect(outcome({ verdict }, response)).toBe(expected);
  });

  test('that is not given leaves the right rule partly right', () => {
    const asked = { verdict: 'no', expected_refs: ['230.70(A)(2)'] } as const;
    const response = 'A service disconnect may not be installed in a bathroom.';
    expect(outcome(asked, response, cite('230.70(A)(2)'))).toBe('partly');
    expect(outcome(asked, response, cite('230.71'))).toBe('sure');
  });

  test('is the first word, wherever else the other one stands', () => {
    expect(openingOf('**No.** The yes of the permit office is another matter.')).toEqual({ word: 'no', conditional: false });
  });
});

describe('a figure', () => {
  const right = (expected: string, response: string, asked: Partial<ExamQuestion> = {}): boolean =>
    outcome({ question: 'How much?', expected: [expected], ...asked }, response) === 'right';

  test('needs its unit, in whatever way it is written', () => {
    expect(right('20 A', 'Use a 20 A breaker.')).toBe(true);
    expect(right('20 A', 'Within 20 ft of the door.')).toBe(false);
    expect(right('6.5 ft', 'Keep 78 in. clear.')).toBe(true);
    expect(right('6.5 ft', '6\'6" of headroom.')).toBe(true);
    expect(right('6 ft 6 in', 'Keep 6-1/2 ft clear.')).toBe(true);
    expect(right('21.25 kW', 'Household dryers: **21,250 W**.')).toBe(true);
    expect(right('75 °C', 'Use the 60, 75 and 90 °C columns.')).toBe(true);
    expect(right('14 AWG', 'Not smaller than #14.')).toBe(true);
  });

  test('is no section, and no section is a figure', () => {
    expect(right('310', 'See Table 310.16.')).toBe(false);
    expect(right('120', 'Article 120 has it.')).toBe(false);
    expect(right('120.5 A', '120.50(A) applies.')).toBe(false);
  });

  test('that counts things is met by a count alone', () => {
    const asked = { question: 'How many receptacles does an island need?' };
    expect(right('2', 'It needs 2 receptacles.', asked)).toBe(true);
    expect(right('2', 'It needs one within 2 ft of the edge.', asked)).toBe(false);
  });

  test('that was asked for stands in the headline, others may stand in the steps', () => {
    const asked = { question: 'How much?', expected: ['20 A', '125%'] };
    expect(outcome(asked, 'Use 20 A.', { step_by_step: ['16 A × 125% = 20 A.'] })).toBe('right');
    expect(outcome(asked, 'Use 30 A.', { step_by_step: ['16 A × 125% = 20 A.'] })).toBe('partly');
  });

  test('reads sizes and mixed numbers whole', () => {
    expect(figuresIn(plain('a 4-11/16 in. box, 1/0 AWG, 480Y/277 V'))).toEqual([
      { value: 4.6875, unit: 'in' },
      { value: '1/0', unit: 'awg' },
      { value: 480, unit: '' },
      { value: 277, unit: 'v' },
    ]);
  });
});

describe('what is not the answer', () => {
  test.each([
    'Related:\n- **210.52:** 20 A.',
    '**Check:** 20 A.',
    '**Assumed:**\n- 20 A.',
    'Relacionado:\n- 20 A.',
    '**Revise:** 20 A.',
    '**Se supone:** 20 A.',
    '**NEC 2017** (210.8): 20 A.',
  ])('%s', (note) => {
    expect(outcome({ question: 'How much?', expected: ['20 A'] }, `Use what fits.\n\n${note}`)).toBe('sure');
  });

  test('an edition that was asked about is', () => {
    const asked = { question: 'And in 2017?', expected: ['20 A'] };
    expect(outcome(asked, 'Now 15 A.\n\n**NEC 2017** (210.8): 20 A.')).toBe('right');
  });

  test('sections that stand under Related alone are not cited', () => {
    const asked = question({ question: 'How much?', expected: ['20 A'], expected_refs: ['210.52'] });
    const told = answer('20 A. (210.8(A), NEC 2023)\n\nRelated:\n- **210.52(A):** more.', cite('210.8(A)', '210.52(A)'));
    expect(scoreAnswer(asked, told).cited).toBe(false);
  });
});

test('a section is met by itself or a deeper subdivision', () => {
  const cited = (wanted: string, given: string): boolean | undefined =>
    scoreAnswer(question({ expected_refs: [wanted] }), answer('So it is.', cite(given))).cited;
  expect(cited('210.8(A)(6)', '210.8(A)(6)')).toBe(true);
  expect(cited('210.8', '210.8(A)(6)')).toBe(true);
  expect(cited('210.8(A)', '210.8')).toBe(false);
  expect(cited('210.8(A)', '210.8(B)')).toBe(false);
  expect(cited('250', '250.66')).toBe(true);
  expect(cited('310.1', '310.16')).toBe(false);
  expect(cited('Table 310.16', '310.16')).toBe(true);
  expect(cited('Chapter 9 Table 4', 'Chapter 9, Table 5')).toBe(false);
});

test('a word that is denied is not met', () => {
  expect(outcome({ question: 'What of it?', expected: ['required'] }, 'It is not required.')).toBe('sure');
  expect(outcome({ question: 'What of it?', expected: ['not required'] }, 'It is required.')).toBe('sure');
  expect(outcome({ question: 'What of it?', expected: ['not required'] }, 'It is not generally required.')).toBe('right');
});

test('a forbidden value in the result makes it wrong, and so does an assumption against the question', () => {
  expect(outcome({ question: 'Which?', expected: ['3 ft'], forbidden: ['6 ft'] }, '6 ft, or 3 ft in a garage.')).toBe('sure');
  expect(outcome({ question: 'Which?', expected: ['3 ft'], forbidden: ['6 ft'] }, '3 ft.\n\nElsewhere it is 6 ft.')).toBe('right');
  const aluminum = { question: 'What size aluminum wire for 100 A?', expected: ['1/0 AWG'] };
  expect(outcome(aluminum, '1/0 AWG.', { assumptions: ['Copper conductors.'] })).toBe('sure');
  expect(outcome(aluminum, '1/0 AWG.', { assumptions: ['75°C terminals.'] })).toBe('right');
});

test('an outcome says how sure a wrong answer was, and tells asking back and not knowing apart', () => {
  const asked = { question: 'How much?', expected: ['20 A'] };
  expect(outcome(asked, '30 A.', { verified: false })).toBe('wrong');
  expect(outcome(asked, '30 A.', { verified: false, confidence: 'sure' })).toBe('sure');
  expect(outcome(asked, '30 A.', { confidence: 'likely' })).toBe('wrong');
  expect(outcome(asked, 'How long is it?', { kind: 'ask' })).toBe('asked');
  expect(outcome(asked, 'I have no answer.', { kind: 'nothing' })).toBe('not found');
});

test('a behaviour wants its kind of answer', () => {
  expect(outcome({ behaviour: 'emergency' }, 'Call 911.', { kind: 'emergency' })).toBe('right');
  expect(outcome({ behaviour: 'harmless' }, 'Call 911.', { kind: 'emergency' })).toBe('sure');
  expect(outcome({ behaviour: 'refuse_and_redirect' }, 'No. Find the fault.', { kind: 'topic' })).toBe('right');
  expect(outcome({ behaviour: 'ask' }, 'Which load?', { kind: 'ask' })).toBe('right');
});
