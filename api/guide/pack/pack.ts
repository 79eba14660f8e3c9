// The knowledge of one language as plain data, so that a browser can load it as a chunk of its own.
import type { Language } from '../../contract/values.ts';
import type { Learned } from '../asking/learned.ts';
import { isForeign, learnedFor } from '../asking/learned-data.ts';
import { LEARNED_SIGNS } from '../faults/learned-data.ts';
import { COMPLAINTS, RULES, TOPICS } from '../knowledge/all.ts';
import type { PackClaim, PackComplaint, PackFault, PackFaults, PackRule, PackTopic, Texts } from '../knowledge/entries.ts';
import type { Complaint, Fault } from '../knowledge/faults/fault.ts';
import { OPPOSITES, SIGNS } from '../knowledge/faults/signs.ts';
import { GLOSSARY } from '../knowledge/glossary.ts';
import type { Claim, Rule, Topic } from '../knowledge/knowledge.ts';
import { GUIDE_VERSION } from '../knowledge/version.ts';
import type { LearnedClasses } from '../reading/classes.ts';
import { conceptsIn } from '../reading/lexicon.ts';
import { fold } from '../reading/normalise.ts';
import { isStopWord, stem, wordsOf } from '../reading/words.ts';

/** Everything the guide knows in words, in one language; JSON keeps it as it is. */
export interface Pack extends Texts {
  readonly version: string;
  /** With how signs are read out of messages. */
  readonly faults: PackFaults & { readonly learned: LearnedClasses };
  /** What ranking learned from people's questions. */
  readonly learned: Learned;
  /** Some of its texts are still on their way: what it does not find may be in them. */
  readonly partial?: true;
}

/** The pack of a language, built from rules and topics in both. */
export const packFor = (language: Language): Pack => ({
  language,
  version: GUIDE_VERSION,
  rules: RULES.map((rule) => packRule(rule, language)),
  topics: TOPICS.map((topic) => packTopic(topic, language)),
  faults: {
    complaints: COMPLAINTS.map((complaint) => packComplaint(complaint, language)),
    signs: Object.fromEntries(Object.entries(SIGNS).map(([id, said]) => [id, said[language]])),
    opposites: OPPOSITES,
    learned: LEARNED_SIGNS,
  },
  learned: learnedFor(language),
  glossary: GLOSSARY,
});

function packRule(rule: Rule, language: Language): PackRule {
  const { id, section, numberIn, grade, title, text, textIn, claims, words } = rule;
  const editions = Object.entries(textIn ?? {}).map(([edition, each]) => [edition, each[language]] as const);
  return {
    id,
    section,
    ...(numberIn === undefined ? {} : { numberIn }),
    grade,
    title: title[language],
    text: text[language],
    ...(editions.length === 0 ? {} : { textIn: Object.fromEntries(editions) }),
    ...(claims === undefined ? {} : { claims: claims.map((claim) => packClaim(claim, language)) }),
    words: beyond(words[language], title[language], text[language]),
  };
}

function packClaim(claim: Claim, language: Language): PackClaim {
  const words = claim.words?.split(' ').filter((word) => !isForeign(fold(word), language));
  return {
    says: claim.says,
    what: claim.what[language],
    ...(claim.if === undefined ? {} : { if: claim.if[language] }),
    ...(claim.unless === undefined ? {} : { unless: claim.unless[language] }),
    ...(claim.editions === undefined ? {} : { editions: claim.editions }),
    ...(words === undefined || words.length === 0 ? {} : { words: words.join(' ') }),
  };
}

function packTopic(topic: Topic, language: Language): PackTopic {
  const { id, area, grade, title, answer, steps, references, claims, words } = topic;
  return {
    id,
    area,
    grade,
    title: title[language],
    answer: answer[language],
    steps: steps?.[language] ?? [],
    references,
    ...(claims === undefined ? {} : { claims: claims.map((claim) => packClaim(claim, language)) }),
    words: beyond(words[language], title[language], answer[language]),
  };
}

const packComplaint = ({ topics, faults }: Complaint, language: Language): PackComplaint => ({
  topics,
  faults: faults.map((fault) => packFault(fault, language)),
});

const packFault = (
  { what, likelihood, points, against, next, mends, danger, now, who, grade, references }: Fault,
  language: Language,
): PackFault => ({
  what: what[language],
  likelihood,
  points,
  against: against ?? [],
  next: next[language],
  mends: mends[language],
  danger,
  ...(now === undefined ? {} : { now: now[language] }),
  who,
  ...(grade === undefined ? {} : { grade }),
  references: references ?? [],
});

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
