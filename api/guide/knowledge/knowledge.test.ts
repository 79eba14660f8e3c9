import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS, GRADES, LANGUAGES } from '../../contract/values.ts';
import { packFor } from '../pack/pack.ts';
import { RULES, TOPICS } from './all.ts';
import type { FigureWithUnit } from './knowledge.ts';
import { codeNumber, sectionExists } from './sections.ts';
import { figuresIn } from './written-figures.ts';

const HERE = new URL('.', import.meta.url).pathname;

describe('files', () => {
  test.each(['rules', 'topics'])('every file of %s is in all.ts', (folder) => {
    const all = readFileSync(`${HERE}all.ts`, 'utf8');
    const files = readdirSync(`${HERE}${folder}`).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(files.filter((file) => !all.includes(`'./${folder}/${file}'`))).toEqual([]);
  });
});

describe('rules', () => {
  test('ids are unique over rules and topics, in kebab case', () => {
    const ids = [...RULES, ...TOPICS].map((each) => each.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('every text is there in both languages', () => {
    const empty = RULES.filter((rule) =>
      LANGUAGES.some((language) => [rule.title, rule.text, rule.words].some((text) => text[language].trim() === '')),
    );
    expect(empty.map((rule) => rule.id)).toEqual([]);
    const same = RULES.filter((rule) => rule.text.en === rule.text.es);
    expect(same.map((rule) => rule.id)).toEqual([]);
  });

  test('every section is in the index of each edition that has the rule', () => {
    const missing = RULES.flatMap((rule) =>
      EDITIONS.filter((edition) => rule.numberIn?.[edition] !== null)
        .filter((edition) => edition === '2023' || rule.numberIn?.[edition] !== undefined)
        .filter((edition) => !sectionExists(rule.numberIn?.[edition] ?? codeNumber(rule.section, edition), edition))
        .map((edition) => `${rule.id}: ${rule.numberIn?.[edition] ?? rule.section} (${edition})`),
    );
    expect(missing).toEqual([]);
  });

  test('every figure with a unit stands among the figures of its rule', () => {
    const stray = RULES.flatMap((rule) =>
      LANGUAGES.flatMap((language) =>
        figuresIn(rule.text[language])
          .filter((written) => !Object.values(rule.figures ?? {}).some((figure) => sameFigure(figure, written)))
          .map(([value, unit]) => `${rule.id} ${language}: ${value} ${unit}`),
      ),
    );
    expect(stray).toEqual([]);
  });

  test('every figure of a rule stands in both texts', () => {
    const absent = RULES.flatMap((rule) =>
      Object.values(rule.figures ?? {}).flatMap((figure) =>
        LANGUAGES.filter((language) => !containsFigure(rule.text[language], figure)).map(
          (language) => `${rule.id} ${language}: ${figure.join(' ')}`,
        ),
      ),
    );
    expect(absent).toEqual([]);
  });

  test('a statement of another edition has its figures in both languages', () => {
    const uneven = RULES.flatMap((rule) =>
      Object.entries(rule.textIn ?? {})
        .filter(([, text]) => shown(figuresIn(text.en)) !== shown(figuresIn(text.es)))
        .map(([edition, text]) => `${rule.id} ${edition}: ${shown(figuresIn(text.en))} / ${shown(figuresIn(text.es))}`),
    );
    expect(uneven).toEqual([]);
  });

  test('most rules rest on two sources', () => {
    const share = Object.fromEntries(GRADES.map((grade) => [grade, RULES.filter((rule) => rule.grade === grade).length]));
    console.log(`${RULES.length} rules by grade: ${JSON.stringify(share)}; ${TOPICS.length} topics`);
    expect((share.V2 ?? 0) / RULES.length).toBeGreaterThan(0.6);
  });
});

describe('topics', () => {
  test('every text is there in both languages', () => {
    const empty = TOPICS.filter((topic) =>
      LANGUAGES.some((language) => [topic.title, topic.answer, topic.words].some((text) => text[language].trim() === '')),
    );
    expect(empty.map((topic) => topic.id)).toEqual([]);
    expect(TOPICS.filter((topic) => topic.steps?.en.length !== topic.steps?.es.length).map((topic) => topic.id)).toEqual([]);
  });

  test('every reference is in the index', () => {
    const missing = TOPICS.flatMap((topic) =>
      topic.references.filter((section) => !sectionExists(section, '2023')).map((section) => `${topic.id}: ${section}`),
    );
    expect(missing).toEqual([]);
  });

  test('both languages give the same figures', () => {
    const uneven = TOPICS.filter((topic) => electrical(topic.answer.en) !== electrical(topic.answer.es)).map(
      (topic) => `${topic.id}: ${electrical(topic.answer.en)} / ${electrical(topic.answer.es)}`,
    );
    expect(uneven).toEqual([]);
  });
});

describe('packs', () => {
  test.each(LANGUAGES)('the texts of the %s pack survive JSON, and all of them are in it', (language) => {
    const { learned: _bytes, ...texts } = packFor(language);
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts);
    expect(texts.rules.length).toBe(RULES.length);
    expect(texts.topics.length).toBe(TOPICS.length);
  });

  test('a pack holds one language only', () => {
    const spanish = JSON.stringify(packFor('es'));
    expect(RULES.filter((rule) => rule.text.en.length > 30 && spanish.includes(rule.text.en)).map((rule) => rule.id)).toEqual([]);
  });
});

function sameFigure([value, unit]: FigureWithUnit, [writtenValue, writtenUnit]: FigureWithUnit): boolean {
  return normal(value) === normal(writtenValue) && unit === writtenUnit;
}

const normal = (value: number | string): string => String(value).replaceAll(',', '');

/** A figure with a unit is looked for with its unit; a count, only as a figure. */
function containsFigure(text: string, [value, unit]: FigureWithUnit): boolean {
  if (unit !== '') return figuresIn(text).some((written) => sameFigure([value, unit], written));
  return (
    new RegExp(`(?<![\\d./])${normal(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d/])`).test(
      text.replace(/(\d),(?=\d{3})/g, '$1'),
    ) || WORDS.test(text)
  );
}

// Small counts may be written as words.
const WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\b/i;

// Lengths, weights and counts may be worded ('half a foot'); what is measured electrically stands in figures.
const ELECTRICAL = new Set(['A', 'mA', 'V', 'VA', 'W', '%', 'AWG', 'kcmil', '°C', 'hp', 'Hz', 'kVA']);
const electrical = (text: string): string => shown(figuresIn(text).filter(([, unit]) => ELECTRICAL.has(unit)));

const shown = (figures: readonly FigureWithUnit[]): string =>
  [...new Set(figures.map(([value, unit]) => `${normal(value)} ${unit}`))].sort().join(', ');
