// The verdict that an answer opens with: 'Yes', 'No', or the condition it depends on.
import type { Verdict } from './question.ts';

const YES = /^(?:yes|yep|sí|si(?=[,.:;])|correct(?:o|a)?|true|right|allowed|permitted|permitid[oa]|cierto|verdad(?:ero)?)(?![\p{L}])/u;
const NO =
  /^(?:no(?! (?:more|less|over|under|earlier|later|más|mas|menos|mayor|menor|hay un))|not(?! (?:more|less|over|under))|nope|never|nunca|jamás|false|falso|prohibited|prohibid[oa]|incorrect(?:o|a)?|do not|don['’]t|cannot|can['’]t)(?![\p{L}])/u;
/** Right after the word: 'Yes, if …', 'Yes, but only where …'. */
const CONDITION =
  /^[\s,;:.–-]*(?:(?:but|pero|and|y|allowed|permitted|permitid[oa]|may be)[\s,]+)?(?:only |solo |sólo |solamente )?(?:if|when|where|unless|provided|as long as|so long as|except|si|cuando|donde|salvo|siempre que|mientras|a menos|excepto|con tal)(?![\p{L}])/u;
/** Further on in its sentence, or the one after a bare word: 'No. One wire under a screw, unless it is marked for two.' */
const EXCEPTION =
  /^[.;:]?[^.;:]*[ ,(](?:unless|except|only (?:if|where|when)|salvo|a menos que|excepto|s[oó]lo (?:si|donde|cuando))(?![\p{L}])/u;
/** 'No in 2017; yes since 2020': a verdict of an edition, not of the question. */
const OF_EDITION = /^,? (?:in|until|since|before|en|hasta|desde|antes de) (?:the )?20\d\d/u;
const DEPENDS =
  /^(?:(?:it |that |this |eso |esto )?depend(?:s|e|ing|iendo)?(?![\p{L}])|by edition|según (?:la edición|el caso)|(?:only|solo|sólo|solamente|únicamente) (?:if|where|when|while|under|within|as|with|on|in|for|after|before|by|si|donde|cuando|con|en|para|como|hasta|dentro)(?![\p{L}]))/u;

export interface Opening {
  /** The word itself: undefined where an answer opens with neither. */
  readonly word?: 'yes' | 'no';
  /** Whether the opening names a condition: 'Yes, if …', 'Only where …', 'It depends'. */
  readonly conditional: boolean;
}

/** Reads the opening of a result, in either language. 'Si' without its accent is 'if', unless a comma or stop follows. */
export function openingOf(result: string): Opening {
  const text = result
    .replace(/[*_`]/g, '')
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase();
  if (DEPENDS.test(text)) return { conditional: true };
  for (const [word, pattern] of [
    ['yes', YES],
    ['no', NO],
  ] as const) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const rest = text.slice(found[0].length);
    return OF_EDITION.test(rest) ? { conditional: true } : { word, conditional: CONDITION.test(rest) || EXCEPTION.test(rest) };
  }
  return { conditional: false };
}

/**
 * Whether an opening gives the verdict that is wanted. 'depends' wants a named condition: 'Yes, if …', 'No, unless …', 'Only where …',
 * 'It depends'. 'yes' and 'no' want the word, with or without a condition after it.
 */
export const givesVerdict = ({ word, conditional }: Opening, wanted: Verdict): boolean =>
  wanted === 'depends' ? conditional : word === wanted;

/** Whether an opening says the opposite of what is wanted; a flat word where it depends is not the opposite, only no verdict. */
export const isOpposite = ({ word }: Opening, wanted: Verdict): boolean => word !== undefined && wanted !== 'depends' && word !== wanted;
