// 'Yes.' or 'No.' ahead of a rule, where question and rule leave no doubt. On the safe side: a permission is never read out of a rule's words.
import type { Text } from '../contract/values.ts';
import { type Concept, type ConceptSpan, conceptSpans, conceptsIn } from './understand/lexicon.ts';
import { fold } from './understand/normalise.ts';
import { isStopWord, stem, wordsOf } from './understand/words.ts';

export type Verdict = 'yes' | 'no';
export const VERDICTS: Readonly<Record<Verdict, Text>> = { yes: { en: 'Yes.', es: 'Sí.' }, no: { en: 'No.', es: 'No.' } };

const ASKS_PERMISSION =
  /(?:^|[.:;,?!¿] ?)[¿\s]*(?:can|may|could|should|is it (?:ok|okay|legal|allowed|permitted|safe|acceptable)|(?:is|are) .{2,80} (?:allowed|permitted|legal|acceptable|ok)\b|se (?:puede|permite|pueden|permiten)|puedo|podemos|es (?:legal|permitido|valido)|esta permitido|(?:does|do) (?:the )?(?:nec|code) (?:allow|permit)|(?:permite|deja) el (?:codigo|nec))/;
const ASKS_NEED =
  /(?:^|[.:;,?!¿] ?)[¿\s]*(?:(?:is|are) .{2,100} (?:required|needed|mandatory|necessary)\b|(?:does|do|must|should|shall) |(?:do i|do we) (?:need|have to)|se (?:requiere|exige|necesita|requieren|exigen)|necesita|necesito|requiere|debe|deben|es (?:obligatorio|necesario|requerido)|hay que|lleva|tiene que|(?:la|el|los|las|un|una) .{3,80} (?:necesita|requiere|debe|lleva)n? )|\b(?:or not|o no)\s*\??$|\b(?:needs?|requires?|must(?: it)? have|necesitan?|requieren?|llevan?|ocupan?)\b [^?]{2,60}\?/;
/** A question that asks for more than yes or no. */
const ASKS_MORE =
  /\b(?:how|what|which|cuant[ao]s?|(?:a|de|en) que|que (?:calibre|tamano|altura|distancia)|mean|means|same|difference|significa|mismo|misma|diferencia|cual|when|where|cuando|donde|why|por que|or(?! not\b))\b/;

const FORBIDS =
  /\b(?:never|not (?:be )?(?:allowed|permitted|acceptable|used|installed|connected)|(?:do|does|must|may|can|shall) not|don't|can't|cannot|mustn't|isn't allowed|aren't allowed|prohibited|not an? (?:electrode|substitute|approved)|nunca|no se (?:permite|permiten|puede|pueden|usa|usan|instala|instalan|acepta)|prohibid[oa]s?|no (?:debe|deben|puede|pueden|van?)|jamas|(?:is|are) out|quedan? fuera)\b/;
const DEMANDS =
  /\b(?:must|need|needs|required|requires|require|shall|has to|have to|always|se exige|se exigen|exige|debe|deben|requiere|requieren|necesita|necesitan|lleva|llevan|siempre|obligatori[oa])\b/;
const SPARES =
  /\b(?:not required|no (?:gfci|afci)? ?(?:is )?required|need not|needs no|does not (?:need|apply|count|require)|do not (?:need|apply|count|require)|doesn't (?:need|apply|count)|isn't required|aren't (?:required|counted)|not counted|exempt|no se (?:exige|requiere|aplica|cuenta|cuentan|necesita)|no (?:aplica|cuenta|cuentan|requiere|necesita|hace falta))\b/;
const EXCEPTS = /\b(?:unless|except|only|if|where|when|but|salvo|excepto|solo|si|cuando|donde|pero)\b/;

// A system or number of wires that the sentence does not name may be its exception.
const SYSTEM = /\b(?:[2-4](?= ?-?(?:wires?|hilos)\b)|\d{3} ?y?\/\d{3}|wye|estrella|delta)\b/g;

// Named in nearly every question without being its subject.
const INCIDENTAL = new Set([
  'conductor',
  'dwelling',
  'outdoor',
  'receptacle',
  'branch-circuit',
  'breaker',
  'panel',
  'commercial',
  'feeder',
  'height',
  'length',
  'subpanel',
  'ground',
  'electrode',
  'raceway',
  'wire-size',
  'box',
]);

/** True for 'cuarto' in 'cuarto de lavado', which speaks of no bedroom. */
const isInside = (span: ConceptSpan, other: ConceptSpan): boolean =>
  other.start <= span.start && other.end >= span.end && other.end - other.start > span.end - span.start;

/** True where the rule's opening itself, and not only its search words, names everything that the question is about. */
function speaksOf(plain: string, text: string, beside: readonly Concept[] = []): boolean {
  const said = conceptsIn(wordsOf(fold(text)).map(stem));
  return conceptSpans(wordsOf(plain).map(stem))
    .filter((span, _, all) => !all.some((other) => isInside(span, other)))
    .every(({ concept }) => said.has(concept) || INCIDENTAL.has(concept) || beside.includes(concept));
}

// What a cable may be drawn through: 'romex in PVC' asks about the romex.
const RACEWAYS: readonly Concept[] = ['emt', 'pvc', 'rmc', 'imc', 'fmc', 'lfmc', 'ent'];
const CABLES: readonly Concept[] = ['nm', 'mc', 'ac', 'uf', 'se', 'cord'];

// Wiring methods: 'NM is out' in a rule about plenums answers 'may NM be in a plenum'.
export const METHODS: readonly Concept[] = [...CABLES, ...RACEWAYS, 'aluminum'];

/** True where one sentence of the rule names the wiring method that was asked for and forbids it. */
function forbidsMethod(plain: string, text: string): boolean {
  const asked = conceptsIn(wordsOf(plain).map(stem));
  const cables = CABLES.filter((method) => asked.has(method));
  const methods = cables.length > 0 ? cables : METHODS.filter((method) => asked.has(method));
  if (methods.length === 0) return false;
  return text.split(/(?<=[.;])\s+/).some((sentence) => {
    const folded = fold(sentence);
    const said = conceptsIn(wordsOf(folded).map(stem));
    return methods.every((method) => said.has(method)) && FORBIDS.test(folded) && !EXCEPTS.test(folded) && !SPARES.test(folded);
  });
}

const NEGATED =
  /\b(?:not|no|never|without|instead|avoid|skip|omit|other than|outside|under|over|less|more|sin|nunca|jamas|en vez|en lugar|evitar|only|solo|solamente|menos|fuera|both|amb[oa]s)\b|n't\b/;

/** 'Equipment in other than dwelling units must ...' says nothing of dwellings. */
const SETS_APART = /\b(?:other than|outside|except|unless|only|not|no|never|without|fuera de|salvo|excepto|solo|sin)\b/;

/** The year of an edition is no figure: the rule is that edition's. */
const FIGURE = /(?!20(?:17|20|23|26)\b)\b\d+(?:[./-]\d+)*/g;

/** Share of the words of a question, grammar apart, that a text has, as themselves or by what they mean. */
export function shareSaid(plain: string, text: string): number {
  const asked = wordsOf(plain).filter((word) => !isStopWord(word) && !/^(?:new|nuev[oa]s?|own|propi[oa])$/.test(word));
  const said = new Set(wordsOf(fold(text)).map(stem));
  const concepts = conceptsIn([...said]);
  const has = (word: string): boolean => said.has(stem(word)) || [...conceptsIn([stem(word)])].some((concept) => concepts.has(concept));
  return asked.filter(has).length / asked.length;
}

/**
 * The verdict of a rule on a normalised question, where both are plain. `sure`: the rule is surely the one asked for.
 * Yes only to 'is it required', where the opening demands it without a condition and has nearly every word of the question;
 * no to 'is it allowed' where the rule forbids, and to 'does it apply' where it says that it doesn't.
 */
export function verdictOf(
  plain: string,
  rule: { readonly title: string; readonly opening: string; readonly text: string },
  sure: boolean,
): Verdict | undefined {
  if (!sure || ASKS_MORE.test(plain)) return undefined;
  const permission = ASKS_PERMISSION.test(plain);
  const drawn = CABLES.some((cable) => conceptsIn(wordsOf(plain).map(stem)).has(cable)) ? RACEWAYS : [];
  if (permission && speaksOf(plain, `${rule.title} ${rule.text}`, drawn) && forbidsMethod(plain, rule.text)) return 'no';
  const opening = fold(rule.opening);
  if (!speaksOf(plain, `${rule.title} ${rule.opening}`)) return undefined;
  if ((plain.match(SYSTEM) ?? []).some((each) => !opening.includes(each))) return undefined;
  const forbids = FORBIDS.test(opening);
  const spares = SPARES.test(opening);
  const excepts = EXCEPTS.test(opening);
  if (permission) return forbids && !spares && !excepts ? 'no' : undefined;
  if (!ASKS_NEED.test(plain)) return undefined;
  if (spares) return excepts && !/apply|aplica|count|cuenta/.test(opening) ? undefined : 'no';
  const figures = new Set(opening.match(FIGURE));
  const sameFigures = (plain.match(FIGURE) ?? []).every((figure) => figures.has(figure));
  return DEMANDS.test(opening) &&
    !forbids &&
    !SETS_APART.test(opening) &&
    !NEGATED.test(plain) &&
    sameFigures &&
    shareSaid(plain, `${rule.title} ${rule.opening}`) >= 0.75 &&
    // And the other way round: a rule about dormitories or a garage's circuit says it of them alone.
    shareSaid(fold(rule.title), plain) > 0.5
    ? 'yes'
    : undefined;
}
