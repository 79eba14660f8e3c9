import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/values.ts';
import { signsOf, standingAfter } from '../../faults/conversation.ts';
import { createSignReader } from '../../faults/sign-reader.ts';
import { packFor } from '../../pack/pack.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { COMPLAINTS, TOPICS } from '../all.ts';
import { sectionExists } from '../sections.ts';
import { figuresIn } from '../written-figures.ts';
import { OPPOSITES, SIGNS } from './signs.ts';

const FAULTS = COMPLAINTS.flatMap(({ faults }) => faults);
const { faults: packed } = packFor('en');
const HERE = new URL('.', import.meta.url);

/** Where a complaint stands after one message that tells a sign and nothing else. */
const toldOnly = (complaint: (typeof packed.complaints)[number], sign: string) =>
  standingAfter([{ signs: (among) => new Set([sign].filter((each) => among.has(each))), complaint, elsewhere: false }], OPPOSITES);

describe('faults', () => {
  test('every file is in all.ts, ids are unique, and topics are there and complained of once', () => {
    const all = readFileSync(new URL('../all.ts', HERE), 'utf8');
    const files = readdirSync(HERE).filter((file) => file.endsWith('.ts') && !/test|^fault\.ts|^signs\.ts/.test(file));
    expect(files.filter((file) => !all.includes(`'./faults/${file}'`))).toEqual([]);
    const ids = FAULTS.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
    const topics = COMPLAINTS.flatMap((complaint) => complaint.topics);
    expect(topics.filter((id, at) => topics.indexOf(id) !== at || !TOPICS.some((topic) => topic.id === id))).toEqual([]);
  });

  test('each says in both languages what it is, how to tell, what mends it, with the same figures, and cites what there is', () => {
    const bad = FAULTS.filter(
      ({ what, next, mends, now, references }) =>
        LANGUAGES.some((language) => [what, next, mends].some((text) => text[language].trim().length < 4)) ||
        [what, next, mends, now].some((text) => text !== undefined && (text.en === text.es || figuresOf(text.en) !== figuresOf(text.es))) ||
        references?.some((section) => !sectionExists(section, '2023')) === true,
    );
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  test('its own sign puts each first, and what speaks against it takes it away', () => {
    const wrong = packed.complaints.flatMap((complaint) =>
      complaint.faults.flatMap((fault) => [
        ...(toldOnly(complaint, fault.points[0] ?? '')?.left[0] === fault ? [] : [`${fault.what}: not first for ${fault.points[0]}`]),
        ...fault.against
          .filter((sign) => toldOnly(complaint, sign)?.left.includes(fault) !== false)
          .map((sign) => `${fault.what}: stays for ${sign}`),
        ...fault.against.filter((sign) => fault.points.includes(sign)),
      ]),
    );
    expect(wrong).toEqual([]);
  });

  test('nobody but an electrician is told to measure, open or lift anything', () => {
    const bad = FAULTS.filter(({ who }) => who !== 'electrician').flatMap(({ id, next }) =>
      next.en
        .split(/(?<=[.:;]) /)
        .filter((sentence) => /\b(?:measur|meter\b|clamp the|lift|take the cover|open the (?:box|panel|cover))/i.test(sentence))
        .filter((sentence) => !/electrician|proved dead|utility|technician/.test(next.en) && sentence !== '')
        .map(() => id),
    );
    expect(bad).toEqual([]);
  });
});

describe('signs', () => {
  // A guide of one language reads messages in it.
  const readers = {
    en: createSignReader(packFor('en').faults.learned, OPPOSITES),
    es: createSignReader(packFor('es').faults.learned, OPPOSITES),
  };
  const lines = readFileSync(new URL('signs.asked.jsonl', HERE), 'utf8').trim().split('\n');
  const asked: readonly { readonly id: string; readonly en: readonly string[]; readonly es: readonly string[] }[] = lines.map((line) =>
    JSON.parse(line),
  );

  test('each is used, and has lines that people would type in both languages', () => {
    const used = new Set(['no-change', ...FAULTS.flatMap(({ points, against }) => [...points, ...(against ?? [])])]);
    expect(Object.keys(SIGNS).filter((id) => !used.has(id as keyof typeof SIGNS))).toEqual([]);
    const few = Object.keys(SIGNS).filter((id) => {
      const own = asked.filter((each) => each.id === id);
      return LANGUAGES.some((language) => own.reduce((sum, each) => sum + each[language].length, 0) < 4);
    });
    expect(few).toEqual([]);
  });

  test('what is offered to be said next is understood when it is', () => {
    const missed = packed.complaints.flatMap((complaint) => {
      const among = signsOf(complaint);
      return [...among].flatMap((sign) =>
        LANGUAGES.filter((language) => {
          const { plain } = readQuestion(SIGNS[sign as keyof typeof SIGNS][language], language, () => true);
          return !readers[language](plain, language)(among).has(sign);
        }).map((language) => `${complaint.topics[0]}: ${sign} ${language}`),
      );
    });
    expect(missed).toEqual([]);
  });
});

const figuresOf = (text: string): string => [...new Set(figuresIn(text).map(([value, unit]) => `${value} ${unit}`))].sort().join();
