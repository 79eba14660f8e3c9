// A claim as a sentence: the answer to a question of yes or no, or a statement of its own.
import type { Language, Text } from '../../contract/values.ts';
import type { Word } from '../asking/decide.ts';
import type { PackClaim } from '../knowledge/entries.ts';
import type { Says } from '../knowledge/knowledge.ts';

const SPOKEN: Readonly<Record<'yes' | 'no', Text>> = { yes: { en: 'Yes', es: 'Sí' }, no: { en: 'No', es: 'No' } };
const MODAL: Readonly<Record<Exclude<Says, 'is' | 'is-not'>, Text>> = {
  must: { en: 'You must', es: 'Debe' },
  'must-not': { en: 'You must not', es: 'No debe' },
  may: { en: 'You may', es: 'Puede' },
  'need-not': { en: 'You need not', es: 'No hace falta' },
};

/** '**No, unless** it is a nipple: you must not …' as a Markdown sentence. */
export function sayVerdict(word: Word, claim: PackClaim, language: Language): string {
  const spanish = language === 'es';
  const conditions = conditionsOf(claim, language);
  const opening = [SPOKEN[word][language], ...conditions].join(', ');
  const { says, what } = claim;
  if (says === 'is') return `**${opening}:** ${what}.`;
  // The false sentence is not repeated as if it were one.
  if (says === 'is-not') return `**${opening}.** ${spanish ? 'No es cierto que' : 'It is not so that'} ${what}.`;
  return `**${opening}.** ${MODAL[says][language]} ${what}.`;
}

const conditionsOf = (claim: PackClaim, language: Language): string[] => [
  ...(claim.if === undefined ? [] : [`${language === 'es' ? 'si' : 'if'} ${claim.if}`]),
  ...(claim.unless === undefined ? [] : [`${language === 'es' ? 'salvo que' : 'unless'} ${claim.unless}`]),
];

/** 'You must not …, unless …' as a sentence of its own. */
export function sayClaim(claim: PackClaim, language: Language): string {
  const { says, what } = claim;
  const head =
    says === 'is'
      ? what
      : says === 'is-not'
        ? `${language === 'es' ? 'No es cierto que' : 'It is not so that'} ${what}`
        : `${MODAL[says][language]} ${what}`;
  return `${[head, ...conditionsOf(claim, language)].join(', ')}.`;
}
