// 'Yes.' or 'No.' ahead of a rule, where question and rule leave no doubt: one sentence of the rule speaks of all that was asked.
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
const METHODS: readonly Concept[] = [...CABLES, ...RACEWAYS, 'aluminum'];

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

const NEGATED = /\b(?:not|no|never|without|instead|avoid|skip|omit|sin|nunca|jamas|en vez|en lugar|evitar|only|solo|solamente)\b|n't\b/;
const PERMITS = /\b(?:may|is (?:allowed|permitted)|are (?:allowed|permitted)|can|puede|pueden|se (?:permite|permiten|acepta|aceptan))\b/;
/** 'Tighten terminals ...', 'cuando los aumente, aumente la tierra ...': what is told to do is required. */
const TELLS =
  /(?:^|, )(?:use|install|provide|identify|mark|bond|connect|ground|tighten|increase|keep|run|treat|consider|count|support|secure|protect|size|label|locate|leave|separate|seal|guard|instale|ponga|identifique|marque|una|conecte|apriete|aumente|mantenga|deje|trate|considere|cuente|soporte|fije|asegure|proteja|coloque|etiquete|separe|selle|aterrice)\b/;

/** The year of an edition is no figure: the rule is that edition's. */
const FIGURE = /(?!20(?:17|20|23|26)\b)\b\d+(?:[./-]\d+)*/g;

/** The sentence of a rule that has most of a question's words, with the share of them that it and the title have. */
function closestSentence(plain: string, title: string, text: string): { readonly sentence: string; readonly share: number } {
  const asked = wordsOf(plain).filter((word) => !isStopWord(word));
  const titled = wordsOf(fold(title)).map(stem);
  let closest = { sentence: '', share: 0 };
  for (const sentence of text.split(/(?<=[.;])\s+(?=[A-ZÁÉÍÓÚÑa-z])/)) {
    const said = new Set([...titled, ...wordsOf(fold(sentence)).map(stem)]);
    const concepts = conceptsIn([...said]);
    const has = (word: string): boolean => said.has(stem(word)) || [...conceptsIn([stem(word)])].some((concept) => concepts.has(concept));
    const share = asked.filter(has).length / asked.length;
    if (share > closest.share) closest = { sentence: fold(sentence), share };
  }
  return closest;
}

/**
 * The verdict of a rule on a normalised question, where both are plain. `sure`: the rule is surely the one asked for.
 * Yes to 'is it required' where a sentence demands it, and to 'is it allowed' only where one that has every word of the
 * question permits it without a condition; no where one forbids it or says that it doesn't apply.
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
  const { sentence, share } = closestSentence(plain, rule.title, rule.text);
  const opening = fold(rule.opening);
  const aboutOpening = speaksOf(plain, `${rule.title} ${rule.opening}`);
  if (share >= 0.5 && sentence !== opening && speaksOf(plain, `${rule.title} ${sentence}`) && !(aboutOpening && share < 0.75))
    return verdictFrom(sentence, plain, permission, share);
  return aboutOpening ? verdictFrom(opening, plain, permission, sentence === opening ? share : 0) : undefined;
}

function verdictFrom(sentence: string, plain: string, permission: boolean, share: number): Verdict | undefined {
  if ((plain.match(SYSTEM) ?? []).some((each) => !sentence.includes(each))) return undefined;
  const forbids = FORBIDS.test(sentence);
  const spares = SPARES.test(sentence);
  const excepts = EXCEPTS.test(sentence);
  if (permission && forbids) return spares || excepts ? undefined : 'no';
  if (!permission && !ASKS_NEED.test(plain)) return undefined;
  const figures = new Set(sentence.match(FIGURE));
  const sureOfYes = !NEGATED.test(plain) && (plain.match(FIGURE) ?? []).every((figure) => figures.has(figure));
  if (permission) return sureOfYes && PERMITS.test(sentence) && !excepts && !NEGATED.test(sentence) && share === 1 ? 'yes' : undefined;
  if (spares) return excepts && !/apply|aplica|count|cuenta/.test(sentence) ? undefined : 'no';
  return sureOfYes && (DEMANDS.test(sentence) || TELLS.test(sentence)) && !forbids ? 'yes' : undefined;
}
