// Answers out of the knowledge base: a section looked up by its number, or the rules and topics closest to the question.
import type { Edition, Language, Text } from '../contract/values.ts';
import type { Scene } from './answer.ts';
import { answerByJudgement } from './answer-judgement.ts';
import { gradeIn, mark } from './calculators/calculator.ts';
import { articleWords, cite, spokenCode } from './cite.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { missingSections } from './judgement/missing-section.ts';
import { outsideTheTrade } from './judgement/scope.ts';
import type { PackRule, PackTopic } from './knowledge/pack.ts';
import { codeNumber, sectionExists } from './knowledge/sections.ts';
import { figuresIn } from './knowledge/written-figures.ts';
import { type Entry, type Hit, searchMixed } from './search/knowledge-index.ts';
import { conceptsIn } from './understand/lexicon.ts';
import { fold, normalise } from './understand/normalise.ts';
import { stem, wordsOf } from './understand/words.ts';
import { METHODS, shareSaid, VERDICTS, verdictOf } from './verdict.ts';
import { thumbForSection } from './videos.ts';

/**
 * An entry answers where half of what was asked is found in it and that is more than one common word,
 * or where less than half of a long question is found but much of it.
 */
const isSure = ({ confidence, weight, about, found }: Hit): boolean =>
  (about >= 0.5 && ((confidence >= 0.5 && weight >= 2.2) || (confidence >= 0.36 && weight >= 8.5) || (found >= 6 && weight >= 17))) ||
  (about >= 0.4 && confidence >= 0.4 && weight >= 20) ||
  (about >= 0.3 && confidence >= 0.85 && weight >= 14);
/** In a long story less will do where the entry stands far above every other: `next` is the one after it. */
const leads = ({ score, confidence, weight, about }: Hit, next: Hit | undefined): boolean =>
  about >= 0.5 && ((confidence >= 0.3 && weight >= 10) || (confidence >= 0.38 && weight >= 6)) && score >= LEAD * (next?.score ?? 0);
const LEAD = 1.4;
/** From here an entry is worth showing as the nearest one, said to be no more than that. */
const isNear = ({ confidence, weight, about }: Hit): boolean => about > 0 && confidence >= 0.28 && weight >= 5;

const explainsAll = ({ entry, confidence, weight }: Hit, plain: string): boolean =>
  entry.kind === 'topic' &&
  ((confidence >= 0.9 && weight >= 5) || (weight >= 3 && named(plain).length > 3 && fold(entry.topic.title).includes(named(plain))));
/** 'what's a pigtail?' -> 'pigtail'. */
const named = (plain: string): string => plain.replace(/^.*\b(?:an?|the|una?|el|la)\s|[¿?!.]/g, '').trim();

/** Says that the trade is meant where no thing of it is named. */
const NAMES_TRADE =
  /\b(?:nec|code|codigo|osha|nfpa|electr\w*|circuit\w*|volt\w*|amp\w*|megger|ladder|scaffold|apprentic\w*|journeyman|fall protection|energi[sz]\w*|energizad\w*|shock|arc|arco|k?watts?|kw|kva|kvars?|hp|awg|viajeros|retroalim\w*|backfe\w*|(?:gloves? for|guantes? (?:de hule|para)) \d+|\d{3}y)\b/;

const LENGTH_LIMIT = 1500;

/** The best that the knowledge base has, or an honest 'nothing' with the nearest topics as suggestions. */
export function answerFromKnowledge(scene: Scene): Draft {
  const { reading, edition, index } = scene;
  const missing = missingSections(scene);
  if (missing !== undefined) return missing;
  const named = reading.sections.flatMap(({ code }) => index.bySection(code, edition));
  const searched = searchBoth(scene).filter(({ entry }) => !answersAnother(entry, reading));
  // Without a word of the trade, one word in common is chance, unless it is all that was asked and a topic explains it ('pigtail').
  const trade = reading.concepts.size > 0 || reading.sections.length > 0 || NAMES_TRADE.test(reading.plain);
  const sure = searched.filter(
    (hit, at) =>
      (isSure(hit) || (at === 0 && leads(hit, searched[1]))) &&
      (trade || (hit.found >= 2 && hit.confidence >= 0.6) || explainsAll(hit, reading.plain)),
  );
  const best = sure[0];
  // An article that is only mentioned gives way to an entry that has nearly all of the question.
  const onlyArticle = reading.sections.every(({ code }) => !/\d\.\d/.test(code));
  const elsewhere = onlyArticle && best !== undefined && best.confidence >= 0.8 && best.weight >= 12;
  if (named.length > 0 && !elsewhere) return fromRules(orderBy(named, searched), scene, [], true);
  if (best === undefined) return nothing(scene, searched);
  const section = best.entry.kind === 'rule' ? wholeSection(best.entry.rule.section) : undefined;
  const near = sure
    .slice(1)
    .filter(
      ({ score, entry }) =>
        score >= best.score * (entry.kind === 'rule' && section !== undefined && wholeSection(entry.rule.section) === section ? 0.3 : 0.5),
    );
  const second = ofEachPart(scene, searched).filter(({ entry }) => saidBy(entry) !== saidBy(best.entry));
  near.unshift(...second);
  if (best.entry.kind === 'topic') return fromTopic(best.entry.topic, near, scene, best.confidence >= 0.6);
  return fromRules([best.entry.rule], scene, near, false, best.confidence >= 0.6, second.length > 0);
}

/** 'Sí' ends in no letter that `\b` knows. */
const OPENS_WITH_VERDICT = /^(?:yes|no|s[ií])(?!\p{L})/iu;

/** A yes or no on 14 AWG, 20 A or PVC is none on the 12 AWG, 15 A or EMT that was asked about. */
function answersAnother(entry: Entry, { plain, concepts }: Scene['reading']): boolean {
  if (entry.kind !== 'topic' || !OPENS_WITH_VERDICT.test(entry.topic.answer)) return false;
  if (/^[¿\s]*(?:where|donde|what|which|how|que|cual|cuant\w+)\b/.test(plain)) return true;
  const { title } = entry.topic;
  const lacks = (figures: readonly string[], asked: string): boolean =>
    figures.length > 0 && !figures.some((figure) => new RegExp(`(?<![\\d./])${figure}(?![\\d./])`).test(asked));
  const amps = plain.match(/\d+(?= ?amps?\b)/g)?.join(' ');
  const said = conceptsIn(wordsOf(fold(title)).map(stem));
  const methods = METHODS.filter((method) => concepts.has(method));
  return (
    Math.max(shareSaid(plain, title), shareSaid(fold(title), plain)) < 0.34 ||
    (methods.length > 0 && METHODS.some((method) => said.has(method)) && !methods.some((method) => said.has(method))) ||
    lacks(title.match(/\d+(?:\/0)?(?= AWG(?! (?:or|o) ))/g) ?? [], plain) ||
    (amps !== undefined && lacks(title.match(/\d+(?= A\b)/g) ?? [], amps))
  );
}

/** True where the knowledge base has nearly all of a question that says much: its own rule, whatever a calculator would ask back. */
export const hasRuleFor = (scene: Scene): boolean => {
  const best = searchBoth(scene)[0];
  if (best === undefined || !isSure(best)) return false;
  const { about, confidence, weight, found, entry } = best;
  return (about >= 0.8 && confidence >= 0.5 && weight >= 14) || (about >= 0.7 && confidence >= 0.75 && found >= 4 && entry.kind === 'rule');
};

/** 'How many, and how high?': what answers either part, of what answers the whole too. */
function ofEachPart({ reading, index, edition }: Scene, searched: readonly Hit[]): readonly Hit[] {
  const at = SECOND_PART.exec(reading.plain)?.index;
  if (at === undefined || at < 18) return [];
  return [reading.plain.slice(at), reading.plain.slice(0, at)].flatMap((part) => {
    const best = index.search(part, edition).find(({ entry }) => entry.kind === 'rule');
    return best !== undefined && best.confidence >= 0.4 && best.found >= 2 ? searched.filter(({ place }) => place === best.place) : [];
  });
}

const SECOND_PART =
  /(?:[,;?] ?|\s)(?:and|y)\s(?=(?:if|the|its?|within|dentro|must|may|does|do|is|are|to|at|down to|what|how|where|which|who|que|cuant[oa]s?|a (?:que|cuant[oa]s?)|de que|con que|hasta|cual|donde|si|lleva|ocupa)\s)/;

/** What the reader's language finds; where that is little, what both languages find together for a question that mixes them. */
function searchBoth(scene: Scene): readonly Hit[] {
  const { index, other, edition } = scene;
  const text = searchText(scene);
  const own = index.search(text, edition);
  const first = own[0];
  if (other === undefined || (first !== undefined && isSure(first) && first.confidence >= 0.8)) return own;
  const mixed = searchMixed(index, other, text, edition);
  return (mixed[0]?.confidence ?? 0) > (first?.confidence ?? 0) + 0.08 ? mixed : own;
}

/** A question that leans on the one before is searched together with it. */
function searchText({ reading, earlier }: Scene): string {
  const previous = earlier[0];
  return previous !== undefined && leansOnPrevious(reading.plain) ? `${previous.plain} ${reading.plain}` : reading.plain;
}

/** 'and for dryers?', '¿y en aluminio?', 'what about a garage' and other questions too short to stand alone. */
export const leansOnPrevious = (plain: string): boolean =>
  /^[¿\s]*(?:and|also|but|or|then|so|what about|how about|what if|same|y|e|pero|o|tambien|que tal|entonces|que pasa si|si|in|with|for|en|con|para|at|a|de)\b|\b(?:es[ea]|that one)\b/.test(
    plain,
  ) && plain.split(' ').length <= 9;

/** Rules named by their section, those that the rest of the question speaks of first. */
function orderBy(rules: readonly PackRule[], hits: readonly Hit[]): readonly PackRule[] {
  const rank = new Map(hits.map((hit, at) => [saidBy(hit.entry), at]));
  return [...new Set(rules)].sort((a, b) => (rank.get(a) ?? 99) - (rank.get(b) ?? 99));
}

/** '514.11(A)' -> '514.11'. */
const wholeSection = (code: string): string => code.replace(/\(.*$/, '');

/** What an answer rests on. */
type Said = PackRule | PackTopic;
const saidBy = (entry: Entry): Said => (entry.kind === 'rule' ? entry.rule : entry.topic);

/** Up to three rules near a question, those of the answering rule's own section first: they are its other half. */
function nearRules(near: readonly Hit[], section?: string): readonly PackRule[] {
  const rules = near.flatMap((hit) => (hit.entry.kind === 'rule' ? [hit.entry.rule] : []));
  const own = rules.filter((rule) => section !== undefined && wholeSection(rule.section) === wholeSection(section));
  return [...new Set([...own, ...rules])].slice(0, 3);
}

/** The rule's statement in an edition; undefined where that edition has no such rule. */
const ruleText = (rule: PackRule, edition: Edition): string | undefined =>
  rule.numberIn?.[edition] === null ? undefined : (rule.textIn?.[edition] ?? rule.text);

/** The rule's number in an edition. */
const ruleCode = (rule: PackRule, edition: Edition): string => rule.numberIn?.[edition] ?? codeNumber(rule.section, edition);

function fromRules(
  rules: readonly PackRule[],
  scene: Scene,
  near: readonly Hit[],
  byNumber: boolean,
  sure = false,
  twoParts = false,
): Draft {
  const { language, edition, reading } = scene;
  const first = rules[0];
  if (first === undefined) throw new Error('No rule to answer from');
  const text = ruleText(first, edition);
  const code = spokenCode(ruleCode(first, edition), language);
  const grade = gradeIn(edition, first.grade);
  const [opening, rest] = splitOpening(text ?? noSuchRule(first, edition, language));
  const verdict = byNumber || text === undefined ? undefined : verdictOf(reading.plain, { title: first.title, opening, text }, sure);
  const result = `${verdict === undefined ? '' : `**${VERDICTS[verdict][language]}** `}${bold(opening)}${mark(grade, language)} (${code}, NEC ${edition})`;
  const compared =
    reading.editions.length > 1
      ? reading.editions.map((each) => editionLine(first, each, language))
      : [difference(first, edition, language)];
  const related = byNumber ? rules.slice(1, 3) : nearRules(near, twoParts ? undefined : first.section);
  const head = [rest, ...compared].filter((each) => each !== '').join('\n\n');
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

function fromTopic(topic: PackTopic, near: readonly Hit[], scene: Scene, sure = false): Draft {
  const { edition, language, reading } = scene;
  const [first = '', ...rest] = topic.answer.split('\n\n');
  const [opening] = splitOpening(first);
  // A topic tells of every edition at once.
  const verdict =
    reading.editions.length > 0 || OPENS_WITH_VERDICT.test(opening)
      ? undefined
      : verdictOf(reading.plain, { title: topic.title, opening, text: topic.answer }, sure);
  // 'Confirm that a panel needs no electrode': a yes would confirm it.
  const told = DENIES_NEED.test(reading.plain)
    ? first.replace(/^(?:yes|sí)[:,.] (.)/i, (_, next: string) =>
        /\bneed|requir|neces|exig/i.test(topic.title) ? `No: ${next}` : next.toUpperCase(),
      )
    : first;
  const result = `${verdict === undefined ? '' : `**${VERDICTS[verdict][language]}** `}${told}`;
  const body = rest.join('\n\n');
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
function sectionWords(section: string, scene: Scene): string {
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

/** First sentence and rest; 'in.' and 'pulg.' don't end a sentence. */
function splitOpening(text: string): readonly [string, string] {
  const end = /(?<!\b(?:in|pulg|No|approx|aprox|min|max|vs|e\.g|i\.e))[.!?](?=\s+[A-ZÁÉÍÓÚÑ¿¡0-9])/.exec(text);
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()];
}

/** What to ask next, all of it answered by the guide: what else is near the question, then topics like the answer's own title. */
function nextQuestions(title: string, near: readonly Hit[], { index, edition, language }: Scene, used: ReadonlySet<Said>): string[] {
  const alike = index.search(normalise(title, language), edition);
  const [topics, rules] = (['topic', 'rule'] as const).map((kind) => alike.filter(({ entry }) => entry.kind === kind));
  return [...new Set([near, topics ?? [], rules ?? []].flatMap((hits) => suggestionsFrom(hits, language, used)))];
}

function suggestionsFrom(hits: readonly Hit[], language: Language, used: ReadonlySet<Said>): string[] {
  return hits.flatMap(({ entry }) => {
    if (used.has(saidBy(entry))) return [];
    if (entry.kind === 'topic') return [entry.topic.title];
    return [language === 'en' ? `What does ${entry.rule.section} say?` : `¿Qué dice ${spokenCode(entry.rule.section, language)}?`];
  });
}

const SHORT_GUIDE: Text = {
  en: '**That is not in the short guide that this device carries.** With signal, ask again: the whole guide answers.',
  es: '**Eso no está en la guía corta que lleva este dispositivo.** Con señal, pregunte otra vez: contesta la guía completa.',
};

/** Nothing is invented: says so and offers what is nearest. */
function nothing(scene: Scene, searched: readonly Hit[]): Draft {
  const { language, reading } = scene;
  const electrical =
    reading.concepts.size > 0 ||
    reading.quantities.length > 0 ||
    reading.sections.length > 0 ||
    NAMES_TRADE.test(reading.plain) ||
    searched.some((hit) => (hit.found >= 2 && hit.confidence >= 0.4) || (hit.confidence >= 0.6 && hit.weight >= 6));
  if (!electrical) return answerByJudgement(outsideTheTrade(), scene);
  const nearest = suggestionsFrom(searched.slice(0, 3), language, new Set());
  const near = searched.find(isNear);
  if (near !== undefined && (reading.concepts.size > 0 || NAMES_TRADE.test(reading.plain))) return nearestOnly(near, searched, scene);
  const result =
    language === 'en' ? '**I have no answer to that that I could stand behind.**' : '**No tengo una respuesta a eso que pueda sostener.**';
  return {
    ...EMPTY_DRAFT,
    result: scene.index.shortened ? SHORT_GUIDE[language] : result,
    explanation:
      language === 'en'
        ? `Nothing in the guide covers it closely enough, and I don't guess. I answer electrical questions only: say it in other words, name the equipment, the size or the section, or look it up in the code book.${nearest.length === 0 ? '' : ' Nearest topics are below.'}`
        : `Nada en la guía lo cubre lo bastante, y no adivino. Solo contesto preguntas eléctricas: dígalo con otras palabras, nombre el equipo, el calibre o la sección, o búsquelo en el código.${nearest.length === 0 ? '' : ' Abajo están los temas más cercanos.'}`,
    suggestions: nearest,
  };
}

/** The nearest entry, said to be no more than that. */
function nearestOnly(near: Hit, searched: readonly Hit[], scene: Scene): Draft {
  const { language } = scene;
  const found = near.entry.kind === 'rule' ? fromRules([near.entry.rule], scene, [], false) : fromTopic(near.entry.topic, [], scene);
  return {
    ...found,
    kind: 'nothing',
    result:
      language === 'en'
        ? 'I am not sure that I have the answer to that. The nearest in the guide:'
        : 'No estoy seguro de tener la respuesta a eso. Lo más cercano en la guía:',
    explanation: [found.result, found.explanation].filter((each) => each !== '').join('\n\n'),
    suggestions: [...suggestionsFrom(searched.slice(1, 4), language, new Set([saidBy(near.entry)])), ...found.suggestions],
  };
}
