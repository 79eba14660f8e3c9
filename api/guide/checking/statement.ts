// Reads what a sentence says: whether it opens with yes or no, and whether it demands, allows, spares or forbids.
import type { Language } from '../../contract/values.ts';
import type { Says } from '../knowledge/knowledge.ts';
import { detectLanguage } from '../reading/detect-language.ts';
import { type Concept, conceptsIn } from '../reading/lexicon.ts';
import { normalise } from '../reading/normalise.ts';
import { stem, wordsOf } from '../reading/words.ts';

export interface Statement {
  readonly language: Language;
  /** Normalised, without Markdown. */
  readonly plain: string;
  /** The main clause: without its verdict, conditions and reasons. */
  readonly main: string;
  readonly verdict: 'yes' | 'no' | undefined;
  readonly says: Says;
  /** True where it holds only if, unless or when something is so. */
  readonly conditional: boolean;
  /** True for a sentence that tells somebody to do something ('Tie …', 'Una …'). */
  readonly tells: boolean;
  /** True for 'never skip', 'no omita': what is spared elsewhere is kept. */
  readonly keeps: boolean;
  readonly concepts: ReadonlySet<Concept>;
}

/** The same length as the text, so that places in it stay true. */
export const withoutMarkdown = (text: string): string => text.replace(/[*_`#>|]/g, ' ').replace(/^(\s*)[-+](?=\s)/, '$1 ');

const VERDICT = /^(?:(yes|yep|sure|si|claro)|(no|nope))(?:[,:;!] ?|\.(?! ?#?\d) ?)/;
const CONDITION =
  /\b(?:if|unless|when|where|as long as|provided|only|except|si|salvo|excepto|a menos que|cuando|donde|siempre que|mientras|solo)\b/;
const CLAUSE_ENDS =
  /[.;:!?](?=\s|$)|, (?:and|y) |,? (?:but|because|since|so|if|unless|as long as|provided|except|pero|porque|ya que|si|salvo|excepto|a menos que|siempre que|mientras) /;

// The modal words of both languages, in the order in which they decide: 'need not' before 'not', 'not' before 'need'.
const SPARES =
  /\b(?:no need|needs? not|needn't|(?:not|\w+n't) (?:need|have to|required?|necessary|mandatory|needed)\w*|(?:needs?|requires?) no|optional|exempt|skip\w*|omit\w*|leave (?:\S+ ){0,4}?(?:out|off)|do without|no hace falta|no (?:se )?(?:exig|requier|necesit|ocup|llev)\w+|no (?:es|son) (?:necesari|obligatori)\w*|no tiene que|opcional\w*|omit\w+|saltar\w*|saltes?)\b/;
const FORBIDS =
  /\b(?:not|never|cannot|can't|don't|doesn't|mustn't|shouldn't|isn't|aren't|won't|prohibit\w*|forbid\w*|forbidden|illegal|nunca|jamas|prohib\w+|ilegal|no(?! (?:calificad|metalic|continu|listad|lineal)))\b/;
const DEMANDS =
  /\b(?:must|shall|has to|have to|needs?|requir\w+|always|mandatory|wants|should|debe\w*|hay que|tiene\w* que|exig\w+|requier\w+|necesit\w+|obligatori\w+|siempre|lleva\w*|ocupa)\b/;
const ALLOWS =
  /\b(?:may|can|could|allow\w*|permit\w*|legal|ok|okay|fine|enough|acceptable|safe|sufficient|plenty|good|works?|does it|do the job|pued\w+|permit\w+|esta bien|vale|basta\w*|alcanza\w*|suficiente|aguanta\w*|sirve\w*|segur[oa])\b/;
// What crews are told to do, as sentences begin with it.
const TELLS =
  /^(?:(?:just|simply|then|next|first|also|now|so|please|solo|nomas|luego|primero|despues|tambien|ahora|simplemente),? )*(?:run|use|put|pull|install|tie|bond|connect|land|jumper|join|wire|size|bury|set|go|keep|leave|turn|test|check|mount|strap|remove|cut|splice|tape|swap|change|replace|work|add|make|take|do|pick|twist|unhook|torque|tighten|snip|clip|fold|count|choose|protect|feed|hook|cap|bring|get|move|drive|share|stay|open|close|skip|ground|use|usa|ponga?|pon|jale|jala|instal[ea]|una|une|conect[ea]|corra|corre|entierr[ea]|deje|deja|apagu?e|apaga|corte|corta|prueb[ea]|revis[ea]|mont[ea]|quit[ea]|cambi[ea]|trabaj[ea]|agregu?e|haga|haz|tome|toma|escoja|proteja|alimente|tienda|lleve|lleva|mantenga|puente[ea]|amarre|amarra|clave|calcule|mida|verifique|compruebe|separe|cierre|abra|suba|baje|omita|tuerz\w+|empalm[ea]|torc\w+|suelt[ea]|agarr[ea]|sujet[ea]|poner|brinc[ae]|salt[ea])(?:me|te|se)?(?:lo|la|los|las|le|les)?\b/;

const NEVER = /\b(?:never|nunca|jamas|don't|do not|prohib\w*|forbid\w*)\b|^no /;
const NEGATES = /\b(?:not|never|don't|do not|no|nunca|jamas|n't)\b/;

/** A limit is no denial: 'not more than 6 ft'. */
const LIMIT = /\b(?:not|no) (?:(?:be|is|at|a) )?(?:more|less|over|under|larger|smaller|farther|mas|menos|mayor|menor)\b/g;

function saysOf(clause: string): Pick<Statement, 'says' | 'tells' | 'keeps'> {
  const main = clause.replace(LIMIT, ' ');
  const spared = SPARES.exec(main);
  // 'Never skip it' demands it.
  const keeps = spared !== null && NEGATES.test(main.slice(0, spared.index));
  if (spared !== null) return { says: keeps ? 'must' : 'need-not', tells: false, keeps };
  if (TELLS.test(main)) return { says: 'must', tells: true, keeps };
  const isModal = DEMANDS.test(main) || ALLOWS.test(main) || NEVER.test(main);
  if (FORBIDS.test(main)) return { says: isModal ? 'must-not' : 'is-not', tells: false, keeps };
  return { says: ALLOWS.test(main) ? 'may' : DEMANDS.test(main) ? 'must' : 'is', tells: false, keeps };
}

/** @param language what the answer is written in, where the sentence does not tell */
export function readStatement(sentence: string, language: Language): Statement {
  const bare = withoutMarkdown(sentence);
  const written = detectLanguage(bare) ?? language;
  const plain = normalise(bare, written);
  const verdict = VERDICT.exec(plain);
  const rest = plain.slice(verdict?.[0].length ?? 0);
  // A condition may come first: 'If it is dry, …'.
  const begun =
    /^(?:if|when|where|for|in|on|as|since|because|si|cuando|donde|para|en|como|ya que|porque) [^,]{3,60}, /.exec(rest)?.[0] ?? '';
  // 'No. 6' is a size.
  const main =
    rest
      .slice(begun.length)
      .replace(/\bno\. ?(?=#?\d)/g, '#')
      .split(CLAUSE_ENDS)[0]
      ?.trim() ?? rest;
  return {
    language: written,
    plain,
    main,
    verdict: verdict === null ? undefined : verdict[1] === undefined ? 'no' : 'yes',
    ...saysOf(main),
    conditional: CONDITION.test(rest),
    concepts: conceptsIn(wordsOf(plain).map(stem)),
  };
}

/** Where in the sentence as written a place of its normalised form ends: at the end of a word. */
export function placeInSentence(sentence: string, end: number, language: Language): number {
  const bare = withoutMarkdown(sentence);
  const ends = [...bare.matchAll(/[^\s]+/g)].map((word) => word.index + word[0].length);
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (normalise(bare.slice(0, ends[middle]), language).length >= end) high = middle;
    else low = middle + 1;
  }
  const word = ends[low] ?? sentence.trimEnd().length;
  const place = word - (/[.,;:!?)\]]+$/.exec(bare.slice(0, word))?.[0].length ?? 0);
  // Behind what closes bold or code, so that the mark is no part of it.
  return place + (/^[*_`]+/.exec(sentence.slice(place))?.[0].length ?? 0);
}

/** What stands between two places of the normalised form, as it was written. */
export function writtenBetween(sentence: string, start: number, end: number, language: Language): string {
  const from = start < 2 ? 0 : placeInSentence(sentence, start - 1, language);
  return wording(sentence.slice(from, placeInSentence(sentence, end, language)));
}

const LONGEST_WORDING = 100;

/** A text without its Markdown, on one line, cut where it is long. */
export function wording(text: string): string {
  const plain = withoutMarkdown(text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:()]+|\s+$/g, '');
  return plain.length <= LONGEST_WORDING ? plain : `${plain.slice(0, LONGEST_WORDING)}…`;
}
