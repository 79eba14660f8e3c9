// Which way round a question of yes or no is asked: whether something is enough and may be, or whether it lacks or exceeds.
import { type Act, sentenceAlone, sentenceThatAsks } from '../asking/act.ts';
import { type Token, tokensOf } from '../reading/figures.ts';
import { remembered } from '../reading/remembered.ts';

/** 'fit': yes where the limits are kept. 'lack': yes where they are not. 'needed': yes where it is just what is needed. */
export type Polarity = 'fit' | 'lack' | 'needed';

const phrases = (text: string): readonly (readonly string[])[] => text.split(' | ').map((phrase) => phrase.split(' '));

/** Says that something is kept. */
const FIT = phrases(
  'enough | ok | okay | legal | allow | allows | allowed | permit | permits | permitted | permite | permiten | compliant | comply | complies | fits | adequate | sufficient | suficiente | suficientes | esta bien | permitido | permitida',
);
/** So does this, but it may as well only tell: 'a wire that carries 55 A'. */
const CARRY = phrases(
  'fit | fine | good | room | entra | entran | entren | quepan | pass | passes | pasa | safe | handle | carry | hold | within | alcanza | alcanzan | basta | bastan | cabe | caben | quepa | quepan | sirve | sirven | aguanta | aguantan | soporta | soportan | cumple | cumplen | dentro',
);
/** Says that it lacks or exceeds. 'Too' and 'over' are seen by what follows them. */
const LACK = phrases(
  'undersized | under sized | undersize | oversized | over sized | insufficient | inadequate | not enough | not big enough | not large enough | violation | violate | violates | violating | illegal | not legal | not allowed | wrong | overloaded | overloading | overfilled | overfill | overfull | overcrowded | exceed | exceeds | exceeding | exceeded | unsafe | trip | trips | problem | not ok | overheat | queda chico | queda chica | quedan chicos | quedan chicas | queda corto | queda corta | muy chico | muy chica | muy grande | muy delgado | muy poco | muy poca | muchos | insuficiente | insuficientes | violacion | viola | violo | ilegal | esta mal | sobrecargado | sobrecargada | sobrecargar | sobrecarga | sobrecargo | excede | exceden | excedo | rebasa | rebaso | rebasan | se pasa | me paso | se pasan | demasiado | demasiada | demasiados | demasiadas | no alcanza | no basta | no cumple | no sirve | dispara | bota | problema | prohibido | incumple',
);
/** What one would have to do where it lacks. */
const CHANGE = phrases(
  'bigger | larger | heavier | thicker | deeper | wider | upsize | upsized | upsizing | go up | size up | bump up | derate | derated | derating | derates | adjust | another | replace | change | mas grande | mas grueso | mas gruesa | mas hondo | mayor | subir | subirle | aumentar | cambiar | cambiarlo | otro | otra | reducir | derratear | ajustar | ajuste',
);
/** Before a percentage or a limit they say that it exceeds. */
const BEYOND = phrases('over | above | past | more than | beyond | greater than | mas de | mas del | arriba de | arriba del');
/** Before 'over' they make it the predicate. */
const IT_IS = new Set("it that this they is are am be i'm it's that's we're estoy esta estan".split(' '));
const LIMITS = new Set('limit max maximum limite maximo'.split(' '));
/** Not what asks yes or no. */
const WANTS_ELSE = new Set('what which how cuanto cuanta cuantos cuantas cual cuales que why when where'.split(' '));
const BEFORE_WHAT = new Set('by to at of in for with de a por en con hasta'.split(' '));
/** How a clause begins that asks yes or no. */
const ASKS = new Set(
  "can could may is are isn't do does will would should must am was puedo puede podemos pueden es esta estan son alcanza alcanzan cabe caben aguanta sirve basta queda".split(
    ' ',
  ),
);
const CHOICE = new Set(['or', 'o']);
const CHOICE_REACH = 3;
const BREAKS = new Set([',', '.', ';', '?', '!', ':', '¿', '(', ')']);

const at = (tokens: readonly Token[], phrase: readonly string[], from: number): boolean =>
  phrase.every((word, each) => tokens[from + each]?.text === word);

const placesOf = (tokens: readonly Token[], all: readonly (readonly string[])[]): readonly number[] =>
  tokens.flatMap((_, from) => (all.some((phrase) => at(tokens, phrase, from)) ? [from] : []));

/** 'Too small', 'too many'; not the 'too' that ends a clause. */
const isTooMuch = (tokens: readonly Token[], from: number): boolean => {
  const next = tokens[from + 1]?.text;
  return tokens[from]?.text === 'too' && next !== undefined && !BREAKS.has(next);
};

/** 'Over 3 %', 'over the limit', 'is it over on fill?'. */
const isBeyond = (tokens: readonly Token[], from: number): boolean =>
  BEYOND.some((phrase) => {
    if (!at(tokens, phrase, from)) return false;
    if (IT_IS.has(tokens[from - 1]?.text ?? '')) return true;
    const next = tokens.slice(from + phrase.length, from + phrase.length + 3).map(({ text }) => text);
    return next.some((text) => text === '%' || text === 'percent' || text === 'por' || LIMITS.has(text));
  });

/** What the sentence that asks says, whatever it wants to know. */
interface Wording {
  /** It asks for something else than yes or no, and for nothing besides. */
  readonly wantsElse: boolean;
  readonly asks: boolean;
  /** Where it first says that something lacks, and that something is kept; infinite where it does not. */
  readonly lacks: number;
  readonly fits: number;
  readonly kept: boolean;
  readonly change: boolean;
  /** 'Will it pass, or is it overloaded?' */
  readonly choice: boolean;
}

/** Every sum that could answer asks it of the same question. */
const wordingOf = remembered((plain): Wording => {
  const alone = tokensOf(sentenceAlone(plain));
  const tokens = asksWhatFits(alone) ? alone : tokensOf(sentenceThatAsks(plain));
  const begins = (index: number): boolean => index === 0 || BREAKS.has(tokens[index - 1]?.text ?? '');
  // 'To what percent must I derate them?'
  const leads = (index: number): boolean => begins(index) || (BEFORE_WHAT.has(tokens[index - 1]?.text ?? '') && begins(index - 1));
  const wantsElse = tokens.some(({ text }, index) => WANTS_ELSE.has(text) && leads(index) && tokens[index + 1]?.text !== 'if');
  // 'Can I land #10 on it, and what does it carry?' asks both; 'can you tell me' asks neither.
  const asks = tokens.some(({ text }, index) => ASKS.has(text) && begins(index) && tokens[index + 1]?.text !== 'you');
  const lack = [
    ...placesOf(tokens, LACK),
    ...tokens.flatMap((_, from) => (isTooMuch(tokens, from) || isBeyond(tokens, from) ? [from] : [])),
  ];
  const fit = placesOf(tokens, FIT);
  return {
    wantsElse: wantsElse && !asks,
    asks,
    lacks: Math.min(...lack),
    fits: Math.min(...fit),
    kept: fit.length > 0 || placesOf(tokens, CARRY).length > 0,
    change: placesOf(tokens, CHANGE).length > 0,
    choice: lack.some((from) => tokens.slice(Math.max(0, from - CHOICE_REACH), from).some(({ text }) => CHOICE.has(text))),
  };
});

/**
 * Which way round the question is asked; undefined where it wants something else than yes or no. It is the sentence that asks which tells it:
 * 'My helper says it is too full. Is it legal?'
 */
export function polarityOf(plain: string, act: Act | undefined): Polarity | undefined {
  const { wantsElse, asks, lacks, fits, kept, change, choice } = wordingOf(plain);
  // What leaves a choice has no yes and no no.
  if (wantsElse || (kept && choice)) return undefined;
  const isLacking = lacks < Number.POSITIVE_INFINITY;
  if (act === undefined && (!plain.includes('?') || (!isLacking && !kept && !asks))) return undefined;
  if (isLacking && lacks <= fits) return 'lack';
  if (act === 'breach') return 'lack';
  if (act === 'must' && !kept) return change ? 'lack' : 'needed';
  return 'fit';
}

/** So it asks whether all is as it should be, and never which way round. */
const WORK = phrases('work | works | funciona | right | correct | correcto | bien');

/** Whether some words ask for what is kept or lacks: 'enough', 'too big', 'over the limit'. */
export function asksWhatFits(tokens: readonly Token[]): boolean {
  return (
    [FIT, CARRY, LACK, CHANGE, WORK].some((all) => placesOf(tokens, all).length > 0) ||
    tokens.some((_, from) => isTooMuch(tokens, from) || isBeyond(tokens, from))
  );
}
