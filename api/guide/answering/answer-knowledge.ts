// Answers out of the knowledge base: a section looked up by its number, or the rules and topics closest to the question.
import { splitOpening } from '../../contract/opening.ts';
import type { Edition, Language } from '../../contract/values.ts';
import type { Ranked } from '../asking/candidate.ts';
import type { Decision, Word } from '../asking/decide.ts';
import { METHODS, type Saying, sayingOf, shareSaid } from '../asking/share-said.ts';
import { gradeIn, mark } from '../calculators/calculator.ts';
import { calculatorById } from '../calculators/forms.ts';
import { articleWords, cite, spokenCode } from '../drafting/cite.ts';
import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { thumbForSection } from '../drafting/videos.ts';
import { OUTSIDE } from '../judgement/small-talk-answers.ts';
import type { PackRule, PackTopic } from '../knowledge/entries.ts';
import { codeNumber, sectionExists } from '../knowledge/sections.ts';
import { figuresIn } from '../knowledge/written-figures.ts';
import { tokensOf } from '../reading/figures.ts';
import { type Concept, conceptsIn } from '../reading/lexicon.ts';
import { fold, normalise } from '../reading/normalise.ts';
import { remembered } from '../reading/remembered.ts';
import { stem, wordsOf } from '../reading/words.ts';
import type { Entry, Hit } from '../search/knowledge-index.ts';
import { sayVerdict } from '../verdict/say-claim.ts';
import { answerByJudgement } from './answer-judgement.ts';

/** Says that the trade is meant where no thing of it is named. */
const NAMES_TRADE =
  /\b(?:nec|code|codigo|osha|nfpa|electr\w*|circuit\w*|volt\w*|amp\w*|megger|ladder|scaffold|apprentic\w*|journeyman|fall protection|energi[sz]\w*|energizad\w*|shock|arc|arco|k?watts?|kw|kva|kvars?|hp|awg|viajeros|retroalim\w*|backfe\w*|(?:gloves? for|guantes? (?:de hule|para)) \d+|\d{3}y)\b/;

const LENGTH_LIMIT = 1500;

/** What the sections say that the question names, those first that are near it; undefined where it names none that is known. */
export function answerFromSections(scene: Scene, near: readonly Near[]): Draft | undefined {
  const { reading, edition, index } = scene;
  const named = reading.sections.flatMap(({ code }) => index.bySection(code, edition));
  return named.length === 0 ? undefined : fromRules(orderBy(named, near), scene, [], true);
}

/** The answer that one entry gives, with the yes or no that it decides, and what stands near it in the ranking. */
export function answerFromEntry(entry: Entry, near: readonly Near[], scene: Scene, decision?: Decision): Draft {
  return entry.kind === 'topic' ? fromTopic(entry.topic, near, scene, decision) : fromRules([entry.rule], scene, near, false, decision);
}

/** 'Sí' ends in no letter that `\b` knows. */
export const OPENS_WITH_VERDICT = /^(?:yes|no|s[ií])(?!\p{L})/iu;

/** The word that a text opens with, where it stands for itself: not 'Yes, if …'. */
export const openingOf = (text: string): Word | undefined => {
  const opening = BARE_OPENING.exec(text)?.[1]?.toLowerCase();
  return opening === undefined ? undefined : opening === 'no' ? 'no' : 'yes';
};
const BARE_OPENING = /^\**(yes|no|sí)(?:[.:;]\**|\*\*[.:;]?|,(?! (?:if|unless|only|but|si|salvo|solo|pero)\b)) */i;

/** The text without that word; what was bold behind it stays bold. */
export const withoutOpening = (text: string): string => {
  const rest = text.replace(BARE_OPENING, '');
  const isCut = (rest.split('**').length - 1) % 2 === 1;
  return `${isCut ? '**' : ''}${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
};

/** A yes or no on 14 AWG, 20 A or PVC is none on the 12 AWG, 15 A or EMT that was asked about. */
export function answersAnother(entry: Entry, { plain, concepts, quantities }: Scene['reading']): boolean {
  const section = entry.kind === 'rule' ? entry.rule.section : (entry.topic.references[0] ?? '');
  if (isUpTo1000Volts(section) && namesMoreThan(1000, quantities)) return true;
  if (entry.kind !== 'topic' || !OPENS_WITH_VERDICT.test(entry.topic.answer)) return false;
  if (/^[¿\s]*(?:where|donde|what|which|how|que|cual|cuant\w+)\b/.test(plain)) return true;
  const { title } = entry.topic;
  const lacks = (figures: readonly string[], asked: string): boolean =>
    figures.length > 0 && !figures.some((figure) => new RegExp(`(?<![\\d./])${figure}(?![\\d./])`).test(asked));
  const amps = plain.match(/\d+(?= ?amps?\b)/g)?.join(' ');
  const said = titleOf(title);
  const methods = METHODS.filter((method) => concepts.has(method));
  return (
    Math.max(shareSaid(askedOf(plain), said), shareSaid(said, askedOf(plain))) < 0.34 ||
    (methods.length > 0 && METHODS.some((method) => said.inOrder.has(method)) && !methods.some((method) => said.inOrder.has(method))) ||
    lacks(title.match(/\d+(?:\/0)?(?= AWG(?! (?:or|o) ))/g) ?? [], plain) ||
    (amps !== undefined && lacks(title.match(/\d+(?= A\b)/g) ?? [], amps))
  );
}

export const namesMoreThan = (volts: number, quantities: Scene['reading']['quantities']): boolean =>
  quantities.some(({ kind, value }) => kind === 'voltage' && value > volts);

/** Its depths hold up to 1000 V; Article 305 has those of more. */
const isUpTo1000Volts = (section: string): boolean => section.replace('Table ', '').split('(')[0] === '300.5';

const askedOf = remembered(sayingOf);

/** A title, with the concepts that its words name in their order. */
interface Title extends Saying {
  readonly inOrder: ReadonlySet<Concept>;
}

const TITLES_MOST = 256;
const titleOf = remembered((title): Title => ({ ...sayingOf(title), inOrder: conceptsIn(wordsOf(fold(title)).map(stem)) }), TITLES_MOST);

/** Rules named by their section, those that the rest of the question speaks of first. */
function orderBy(rules: readonly PackRule[], hits: readonly Near[]): readonly PackRule[] {
  const rank = new Map(hits.map((hit, at) => [saidBy(hit.entry), at]));
  return [...new Set(rules)].sort((a, b) => (rank.get(a) ?? 99) - (rank.get(b) ?? 99));
}

/** '514.11(A)' -> '514.11'. */
const wholeSection = (code: string): string => code.replace(/\(.*$/, '');

/** What stands beside an answer. */
export type Near = Pick<Hit, 'entry'>;

/** What an answer rests on. */
type Said = PackRule | PackTopic;
const saidBy = (entry: Entry): Said => (entry.kind === 'rule' ? entry.rule : entry.topic);

/** Up to three rules near a question, those of the answering rule's own section first: they are its other half. */
function nearRules(near: readonly Near[], section?: string): readonly PackRule[] {
  const rules = near.flatMap((hit) => (hit.entry.kind === 'rule' ? [hit.entry.rule] : []));
  const own = rules.filter((rule) => section !== undefined && wholeSection(rule.section) === wholeSection(section));
  return [...new Set([...own, ...rules])].slice(0, 3);
}

/** The rule's statement in an edition; undefined where that edition has no such rule. */
export const ruleText = (rule: PackRule, edition: Edition): string | undefined =>
  rule.numberIn?.[edition] === null ? undefined : (rule.textIn?.[edition] ?? rule.text);

/** The rule's number in an edition. */
export const ruleCode = (rule: PackRule, edition: Edition): string => rule.numberIn?.[edition] ?? codeNumber(rule.section, edition);

function fromRules(rules: readonly PackRule[], scene: Scene, near: readonly Near[], byNumber: boolean, decision?: Decision): Draft {
  const { language, edition, reading } = scene;
  const first = rules[0];
  if (first === undefined) throw new Error('No rule to answer from');
  const text = ruleText(first, edition);
  const code = spokenCode(ruleCode(first, edition), language);
  const grade = gradeIn(edition, first.grade);
  const [opening, rest] = splitOpening(text ?? noSuchRule(first, edition, language));
  const told = decision?.claim === undefined ? bold(opening) : sayVerdict(decision.word, decision.claim, language);
  const result = `${told}${mark(grade, language)} (${code}, NEC ${edition})`;
  const compared =
    reading.editions.length > 1
      ? reading.editions.map((each) => editionLine(first, each, language))
      : [difference(first, edition, language)];
  const related = byNumber ? rules.slice(1, 3) : nearRules(near, first.section);
  const head = [decision?.claim === undefined ? rest : (text ?? ''), ...compared].filter((each) => each !== '').join('\n\n');
  const also = relatedLines(related, scene, LENGTH_LIMIT - result.length - head.length - 40);
  const used = [first, ...also.rules];
  return {
    kind: 'lookup',
    result,
    explanation: [head, also.text].filter((each) => each !== '').join('\n\n'),
    steps: [],
    references: used
      .map((rule) => cite(rule.section, rule.title, gradeIn(edition, rule.grade), edition))
      .map((reference, at) => ({ ...reference, code: ruleCode(used[at] ?? first, edition) })),
    assumptions: [],
    cautions: [],
    understood: [],
    tables: [],
    restsOn: used.map((rule) => rule.id),
    figures: used.flatMap((rule) =>
      figuresIn(ruleText(rule, edition) ?? '').map(([value, unit]) => ({
        name: rule.id,
        value,
        unit,
        grade: gradeIn(edition, rule.grade),
      })),
    ),
    grades: [grade],
    video: first.title,
    thumb: thumbForSection(first.section),
    suggestions: nextQuestions(first.title, near, scene, new Set<Said>(used)),
  };
}

/** A claim that something is not needed: 'confirm that …', '… , right?'. */
const DENIES_NEED =
  /^(?=.*\b(?:confirma?|agree|true|correct|right|cierto|verdad)\b).*(?:(?:n't|not) (?:need|requir)|\bno (?:se )?(?:necesit|requier|ocup))/;

function fromTopic(topic: PackTopic, near: readonly Near[], scene: Scene, decision?: Decision): Draft {
  const { edition, language, reading } = scene;
  const [first = '', ...rest] = topic.answer.split('\n\n');
  const claim = decision?.claim;
  // 'Confirm that a panel needs no electrode': a yes would confirm it.
  const told = DENIES_NEED.test(reading.plain)
    ? first.replace(/^(?:yes|sí)[:,.] (.)/i, (_, next: string) =>
        /\bneed|requir|neces|exig/i.test(topic.title) ? `No: ${next}` : next.toUpperCase(),
      )
    : first;
  const result = decision === undefined || claim === undefined ? told : sayVerdict(decision.word, claim, language);
  // Below a verdict the page's own yes or no, which answers its title, would be read as another one.
  const body = [...(claim === undefined ? [] : [openingOf(first) === undefined ? first : withoutOpening(first)]), ...rest].join('\n\n');
  const related = nearRules(near);
  const also = relatedLines(related, scene, LENGTH_LIMIT - topic.answer.length - 40);
  const grade = topic.references.length === 0 ? topic.grade : gradeIn(edition, topic.grade);
  return {
    kind: 'topic',
    result: result.includes('\n') ? result.replaceAll('\n', ' ') : result,
    explanation: [body, also.text].filter((each) => each !== '').join('\n\n'),
    steps: topic.steps,
    references: [
      ...topic.references
        .filter((section) => sectionExists(codeNumber(section, edition), edition))
        .map((section) => cite(section, sectionWords(section, scene), gradeIn(edition, topic.grade), edition)),
      ...also.rules.map((rule) => cite(rule.section, rule.title, gradeIn(edition, rule.grade), edition)),
    ],
    assumptions: [],
    cautions: [],
    understood: [],
    tables: [],
    restsOn: [topic.id, ...also.rules.map((rule) => rule.id)],
    figures: figuresIn(`${topic.answer} ${topic.steps.join(' ')}`).map(([value, unit]) => ({
      name: topic.id,
      value,
      unit,
      grade: topic.grade,
    })),
    grades: [grade],
    video: topic.title,
    thumb:
      topic.area === 'tools'
        ? 'tools'
        : topic.area === 'theory'
          ? 'theory'
          : topic.area === 'safety'
            ? 'safety'
            : topic.references[0] === undefined
              ? 'general'
              : thumbForSection(topic.references[0]),
    suggestions: nextQuestions(topic.title, near, scene, new Set([topic])),
  };
}

/** A section's own description: a rule's title where there is one, else the article's. */
export function sectionWords(section: string, scene: Scene): string {
  const rule = scene.index.bySection(section, '2023').find((each) => each.section === section);
  return rule?.title ?? articleWords(section, scene.language);
}

function relatedLines(
  rules: readonly PackRule[],
  { language, edition }: Scene,
  room: number,
): { text: string; rules: readonly PackRule[] } {
  const kept: PackRule[] = [];
  const lines: string[] = [];
  let left = room;
  for (const rule of rules) {
    const text = ruleText(rule, edition);
    if (text === undefined) continue;
    const line = `- **${spokenCode(ruleCode(rule, edition), language)}:** ${text}${mark(gradeIn(edition, rule.grade), language)}`;
    if (line.length > left) continue;
    left -= line.length + 1;
    lines.push(line);
    kept.push(rule);
  }
  return { text: lines.length === 0 ? '' : `${language === 'en' ? 'Related:' : 'Relacionado:'}\n${lines.join('\n')}`, rules: kept };
}

/** Says how the rule differs in another edition, where it does. */
function difference(rule: PackRule, edition: Edition, language: Language): string {
  const others = (['2017', '2020', '2023', '2026'] as const).filter(
    (each) => each !== edition && (ruleText(rule, each) ?? '') !== (ruleText(rule, edition) ?? ''),
  );
  const told = others
    .filter((each) => rule.textIn?.[each] !== undefined || rule.textIn?.[edition] !== undefined || rule.numberIn?.[each] === null)
    .slice(0, 2);
  return told.map((each) => editionLine(rule, each, language)).join('\n\n');
}

function editionLine(rule: PackRule, edition: Edition, language: Language): string {
  const text = ruleText(rule, edition) ?? noSuchRule(rule, edition, language);
  return `**NEC ${edition}** (${spokenCode(ruleCode(rule, edition), language)}): ${text}`;
}

const noSuchRule = (rule: PackRule, edition: Edition, language: Language): string =>
  language === 'en'
    ? `The ${edition} edition has no such rule (${rule.title}).`
    : `La edición ${edition} no tiene esta regla (${rule.title}).`;

const bold = (text: string): string => (text.includes('**') ? text : `**${text}**`);

/** What to ask next, all of it answered by the guide: what else is near the question, then topics like the answer's own title. */
function nextQuestions(title: string, near: readonly Near[], { index, edition, language }: Scene, used: ReadonlySet<Said>): string[] {
  const alike = index.search(normalise(title, language), edition);
  const [topics, rules] = (['topic', 'rule'] as const).map((kind) => alike.filter(({ entry }) => entry.kind === kind));
  return [...new Set([near, topics ?? [], rules ?? []].flatMap((hits) => suggestionsFrom(hits, language, used)))];
}

function suggestionsFrom(hits: readonly Near[], language: Language, used: ReadonlySet<Said>): string[] {
  return hits.flatMap(({ entry }) => {
    if (used.has(saidBy(entry))) return [];
    if (entry.kind === 'topic') return [entry.topic.title];
    return [language === 'en' ? `What does ${entry.rule.section} say?` : `¿Qué dice ${spokenCode(entry.rule.section, language)}?`];
  });
}

/** True where a question names a thing of the trade, a section, or says that the trade is meant. */
export const namesTrade = ({ concepts, sections, quantities, sizes, plain }: Scene['reading']): boolean =>
  concepts.size + sections.length + quantities.length + sizes.length > 0 || NAMES_TRADE.test(plain) || namesVoltages(plain);

/** 'Why 208 and not 240 if each is 120?' */
const namesVoltages = (plain: string): boolean => tokensOf(plain).filter(({ text }) => SYSTEM_VOLTAGES.has(text)).length > 1;
const SYSTEM_VOLTAGES: ReadonlySet<string> = new Set(['120', '208', '240', '277', '480', '600']);

/** Nothing is invented: says so and offers what is nearest. */
export function nothingFor(scene: Scene, ranked: readonly Ranked[]): Draft {
  const { language, reading } = scene;
  const near = ranked.flatMap(({ id, entry }) => (entry === undefined ? [] : [{ id, entry }]));
  // 'What is knob and tube': a thing that the lexicon has not, but an entry has. The rest was not understood, which is not to say that it is of no trade.
  if (!namesTrade(reading) && (ranked[0]?.features.covered ?? 0) < 0.6)
    return { ...answerByJudgement(OUTSIDE, scene), confidence: 'unsure' };
  const first = near[0];
  if (first !== undefined) return nearestOnly(near, scene);
  const result =
    language === 'en' ? '**I have no answer to that that I could stand behind.**' : '**No tengo una respuesta a eso que pueda sostener.**';
  return {
    ...EMPTY_DRAFT,
    result,
    explanation:
      language === 'en'
        ? "Nothing in the guide covers it closely enough, and I don't guess. I answer electrical questions only: say it in other words, name the equipment, the size or the section, or look it up in the code book."
        : 'Nada en la guía lo cubre lo bastante, y no adivino. Solo contesto preguntas eléctricas: dígalo con otras palabras, nombre el equipo, el calibre o la sección, o búsquelo en el código.',
  };
}

/** Some of the texts are on their way: what is not known yet is not said to be unknown. */
export function stillLoading({ language }: Scene): Draft {
  return {
    ...EMPTY_DRAFT,
    result:
      language === 'en'
        ? '**The field guide is still loading on this device.**'
        : '**La guía de campo todavía se está cargando en este aparato.**',
    explanation:
      language === 'en'
        ? 'The answer may be in the part that is not here yet. Calculators and what to do in an emergency work already. Ask again in a moment; with no signal, as soon as there is some.'
        : 'La respuesta puede estar en la parte que aún no llega. Las calculadoras y qué hacer en una emergencia ya funcionan. Pregunte otra vez en un momento; sin señal, en cuanto la haya.',
  };
}

/** What could answer, as a question that leads to it when it is asked. */
export function questionOf(
  { id, entry }: Pick<Ranked, 'id' | 'entry'>,
  { edition, language }: Pick<Scene, 'edition' | 'language'>,
): string {
  if (entry === undefined) return calculatorById(id)?.title[language] ?? id;
  if (entry.kind === 'topic') return entry.topic.title;
  return `${entry.rule.title} (${spokenCode(ruleCode(entry.rule, edition), language)})`;
}

/** The nearest entries, said to be no more than that: no verdict, nothing bold. */
function nearestOnly(near: readonly (Near & Pick<Ranked, 'id'>)[], scene: Scene): Draft {
  const { language, edition } = scene;
  const told = near.slice(0, 3);
  const lines = told.map(({ entry }) =>
    entry.kind === 'rule'
      ? `- ${spokenCode(ruleCode(entry.rule, edition), language)}: ${ruleText(entry.rule, edition) ?? entry.rule.title}`
      : `- ${entry.topic.title} ${splitOpening(entry.topic.answer.split('\n\n')[0] ?? '')[0]}`,
  );
  return {
    ...EMPTY_DRAFT,
    instead: told.map((each) => questionOf(each, scene)),
    result: language === 'en' ? 'I am not sure what you mean. Is it one of these?' : 'No estoy seguro de qué pregunta. ¿Es una de estas?',
    explanation: lines.join('\n').replaceAll('**', ''),
    references: told.flatMap(({ entry }) =>
      entry.kind === 'rule'
        ? [
            {
              ...cite(entry.rule.section, entry.rule.title, gradeIn(edition, entry.rule.grade), edition),
              code: ruleCode(entry.rule, edition),
            },
          ]
        : [],
    ),
    restsOn: told.map(({ entry }) => (entry.kind === 'rule' ? entry.rule.id : entry.topic.id)),
    suggestions: suggestionsFrom(told, language, new Set()),
  };
}
