// The knowledge of one language as plain data, so that a browser can load it as a chunk of its own.
import type { Edition, Grade, Language } from '../../contract/values.ts';
import { conceptsIn } from '../understand/lexicon.ts';
import { fold } from '../understand/normalise.ts';
import { isStopWord, stem, wordsOf } from '../understand/words.ts';
import { GUIDE_VERSION } from '../version.ts';
import { RULES, TOPICS } from './all.ts';
import { ASKED } from './asked.ts';
import { GLOSSARY } from './glossary.ts';
import type { Area, Rule, Topic } from './knowledge.ts';
import { articleOf } from './sections.ts';

export interface PackRule {
  /** On a phone the section: an answer needs no more to name what it rests on. */
  readonly id: string;
  /** As numbered in the 2023 edition. */
  readonly section: string;
  readonly numberIn?: Partial<Readonly<Record<Edition, string | null>>>;
  readonly grade: Grade;
  readonly title: string;
  readonly text: string;
  readonly textIn?: Partial<Readonly<Record<Edition, string>>>;
  readonly words: string;
}

export interface PackTopic {
  readonly id: string;
  readonly area: Area;
  readonly grade: Grade;
  readonly title: string;
  readonly answer: string;
  readonly steps: readonly string[];
  readonly references: readonly string[];
  readonly words: string;
}

/** Everything the guide knows in words, in one language; JSON keeps it as it is. */
export interface Pack {
  readonly language: Language;
  readonly version: string;
  readonly rules: readonly PackRule[];
  readonly topics: readonly PackTopic[];
  /** English and Spanish names, in the form of `glossary.ts`; a phone has none. */
  readonly glossary?: string;
  /** True for what a phone keeps: what is not in it may well be in the whole. */
  readonly shortened?: boolean;
}

/** The pack of a language, built from rules and topics in both. */
export const packFor = (language: Language): Pack => ({
  language,
  version: GUIDE_VERSION,
  rules: RULES.map((rule) => packRule(rule, language)),
  topics: TOPICS.map((topic) => packTopic(topic, language)),
  glossary: GLOSSARY,
});

/** Articles that every job meets, of which a phone keeps whatever two sources confirm. */
const EVERY_JOB: ReadonlySet<string> = new Set(['110', '210', '230', '240', '250', '300', '310']);

/**
 * The pack that a phone keeps: what people ask (see `npm run rank`), and the confirmed rules of the articles that every job meets. The rest
 * weighs as much again and is asked least; with a signal the server answers, which has it all.
 */
export function phonePackFor(language: Language): Pack {
  const { glossary: _, ...pack } = packFor(language);
  return {
    ...pack,
    shortened: true,
    rules: pack.rules
      .filter(({ id, grade, section }) => ASKED.has(id) || (grade === 'V2' && EVERY_JOB.has(articleOf(section) ?? '')))
      .map((rule) => ({ ...rule, id: rule.section })),
    topics: pack.topics.filter(({ id }) => ASKED.has(id)),
  };
}

function packRule(rule: Rule, language: Language): PackRule {
  const { id, section, numberIn, grade, title, text, textIn, words } = rule;
  const editions = Object.entries(textIn ?? {}).map(([edition, each]) => [edition, each[language]] as const);
  return {
    id,
    section,
    ...(numberIn === undefined ? {} : { numberIn }),
    grade,
    title: title[language],
    text: text[language],
    ...(editions.length === 0 ? {} : { textIn: Object.fromEntries(editions) }),
    words: beyond(words[language], title[language], text[language]),
  };
}

function packTopic(topic: Topic, language: Language): PackTopic {
  const { id, area, grade, title, answer, steps, references, words } = topic;
  return {
    id,
    area,
    grade,
    title: title[language],
    answer: answer[language],
    steps: steps?.[language] ?? [],
    references,
    words: beyond(words[language], title[language], answer[language]),
  };
}

/** The words that the texts do not have anyway, without grammar: the texts are searched too, and a phone need not fetch them twice. */
function beyond(words: string, ...texts: readonly string[]): string {
  const had = new Set(texts.flatMap((text) => wordsOf(fold(text)).map(stem)));
  const further = words.split(' ').filter((word) => !wordsOf(fold(word)).every((each) => had.has(stem(each))));
  // Grammar is not searched, save inside a phrase that names something ('in sight', 'no hay').
  const bare = further.filter((word) => !wordsOf(fold(word)).every((each) => isStopWord(stem(each))));
  return (sameThings(bare, further) ? bare : further).join(' ');
}

const sameThings = (...lists: readonly (readonly string[])[]): boolean =>
  new Set(lists.map((words) => [...conceptsIn(wordsOf(fold(words.join(' '))).map(stem))].sort().join(' '))).size === 1;
