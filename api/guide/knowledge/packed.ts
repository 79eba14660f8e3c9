// A pack the way a browser loads it: what is text as the bytes of tokens, the rest as JSON.
import type { Edition, Grade, Language } from '../../contract/values.ts';
import type { Area } from './knowledge.ts';
import type { Pack, PackRule, PackTopic } from './pack.ts';
import { fromFrontCoded, fromTokens, frontCoded, toTokens } from './tokens.ts';

/** What is no text, and the words that the texts are made of. Lists have one item for each rule or topic, in their order. */
export interface PackHead {
  readonly language: Language;
  readonly version: string;
  readonly words: string;
  readonly firstOfTwo: number;
  readonly rules: {
    /** Front-coded. */
    readonly sections: string;
    readonly grades: readonly Grade[];
    /** By the rule's place. */
    readonly numberIn: Readonly<Record<number, NonNullable<PackRule['numberIn']>>>;
    readonly textIn: Readonly<Record<number, readonly Edition[]>>;
  };
  readonly topics: { readonly areas: readonly Area[]; readonly grades: readonly Grade[]; readonly references: readonly string[] };
}

// Steps inside one text: a line each; no step has a line break.
const joined = (lines: readonly string[]): string => lines.join('\n');
const lines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** A pack in two parts, as it is stored: `head` keeps as JSON, `bytes` as they are. */
export interface PackedPack {
  readonly head: PackHead;
  readonly bytes: Uint8Array;
}

/** Takes a phone's pack apart for storing. */
export function packUp({ language, version, rules, topics }: Pack): PackedPack {
  const editions = rules.flatMap(({ textIn }, at) => (textIn === undefined ? [] : [{ at, texts: Object.entries(textIn) }]));
  const texts = [
    ...rules.map(({ title }) => title),
    ...rules.map(({ words }) => words),
    ...rules.map(({ text }) => text),
    ...editions.flatMap((each) => each.texts.map(([, text]) => text)),
    ...topics.map(({ id }) => id.replaceAll('-', ' ')),
    ...topics.map(({ title }) => title),
    ...topics.map(({ words }) => words),
    ...topics.map(({ answer }) => answer),
    ...topics.map(({ steps }) => joined(steps)),
  ];
  const { words, firstOfTwo, bytes } = toTokens(texts);
  const head: PackHead = {
    language,
    version,
    words,
    firstOfTwo,
    rules: {
      sections: frontCoded(rules.map(({ section }) => section)),
      grades: rules.map(({ grade }) => grade),
      numberIn: Object.fromEntries(rules.flatMap(({ numberIn }, at) => (numberIn === undefined ? [] : [[at, numberIn]]))),
      textIn: Object.fromEntries(editions.map((each) => [each.at, each.texts.map(([edition]) => edition as Edition)])),
    },
    topics: {
      areas: topics.map(({ area }) => area),
      grades: topics.map(({ grade }) => grade),
      references: topics.map(({ references }) => references.join(' | ')),
    },
  };
  return { head, bytes };
}

/** The pack again. */
export function unpack({ head, bytes }: PackedPack): Pack {
  const texts = fromTokens({ words: head.words, firstOfTwo: head.firstOfTwo, bytes });
  let at = 0;
  const take = (count: number): readonly string[] => {
    at += count;
    return texts.slice(at - count, at);
  };
  const sections = fromFrontCoded(head.rules.sections);
  const [titles, words, statements] = [take(sections.length), take(sections.length), take(sections.length)];
  const textIn = new Map(
    Object.entries(head.rules.textIn).map(([place, editions]) => {
      const inEdition = take(editions.length);
      return [Number(place), Object.fromEntries(editions.map((edition, index) => [edition, inEdition[index] ?? '']))];
    }),
  );
  const rules = sections.map((section, rule): PackRule => {
    const [numberIn, otherTexts] = [head.rules.numberIn[rule], textIn.get(rule)];
    return {
      id: section,
      section,
      ...(numberIn === undefined ? {} : { numberIn }),
      grade: head.rules.grades[rule] ?? 'X',
      title: titles[rule] ?? '',
      text: statements[rule] ?? '',
      ...(otherTexts === undefined ? {} : { textIn: otherTexts }),
      words: words[rule] ?? '',
    };
  });
  const { areas, grades, references } = head.topics;
  const [names, asked, slang, answers, steps] = [1, 2, 3, 4, 5].map(() => take(areas.length));
  const topics = areas.map(
    (area, topic): PackTopic => ({
      id: (names?.[topic] ?? '').replaceAll(' ', '-'),
      area,
      grade: grades[topic] ?? 'X',
      title: asked?.[topic] ?? '',
      answer: answers?.[topic] ?? '',
      steps: lines(steps?.[topic] ?? ''),
      references: (references[topic] ?? '').split(' | ').filter((each) => each !== ''),
      words: slang?.[topic] ?? '',
    }),
  );
  return { language: head.language, version: head.version, shortened: true, rules, topics };
}
