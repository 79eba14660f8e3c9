// The judgement that stands before every answer, alone: it needs no pack, so that a page has it before it has the guide.

import type { Language } from '../../contract/values.ts';
import { createClassifier, type Likely } from '../reading/classes.ts';
import { normalise } from '../reading/normalise.ts';
import { remembered } from '../reading/remembered.ts';
import { EMERGENCIES } from './emergency-answers.ts';
import type { Judged } from './judged.ts';
import data from './learned.json' with { type: 'json' };
import { withLeave } from './leave.ts';
import { REFUSALS } from './refusal-answers.ts';
import { withoutCommands } from './scope.ts';
import { SMALL_TALK } from './small-talk-answers.ts';
import { judgementTerms } from './terms.ts';

/** From these probabilities on a message is taken for a danger, or for that or a request to refuse: what is missed costs more than a warning too many. */
const WARNS = 0.36;
const STOPS = 0.36;
/** A danger that many say a little of is none: one of them has to be at least as likely as this. */
const LEADS = 0.12;
/** A wish to die is mostly told in a few words beside a question of the trade: from here on it is answered first. */
const OWN_LIFE = 0.25;
/** Talk and other trades are answered as such only where nothing of this trade is likely. */
const TALKS = 0.4;

const classify = createClassifier(data);
/** How likely a normalised message is of each kind, likeliest first. */
const likelihoods = remembered((said) => classify(judgementTerms(said)));

/**
 * The danger that `text` tells of, or the request in it that is refused; undefined for every other text. What comes back with `aside` is a warning
 * beside what was asked, and no answer by itself.
 */
export const judge = (text: string, language: Language): Judged | undefined => judgeWhole(withoutCommands(text).text, language);

/**
 * Whether only the message alone sounds like a request to refuse, and the whole chat does not: 'so no GFCI?' after a question where one belongs.
 * `earlier` are its questions before, newest first.
 */
export const isHarmlessInChat = (text: string, earlier: readonly string[], language: Language): boolean =>
  earlier.length > 0 && judge([...earlier.toReversed(), text].join('. '), language) === undefined;

/** As `judge`, with what commands the guide left in: 'act as somebody who makes such cords' asks for one. */
export function judgeWhole(text: string, language: Language): Judged | undefined {
  const said = normalise(text, language);
  const likely = likelihoods(said);
  // Who is in danger is helped before a request is refused.
  const judged = ownLife(likely) ?? likeliestOf(EMERGENCIES, likely, WARNS) ?? likeliestOf({ ...EMERGENCIES, ...REFUSALS }, likely, STOPS);
  return judged === undefined ? undefined : withLeave(judged, said);
}

/** The answer to who may want to die, unless another danger is likely by itself. */
function ownLife(likely: readonly Likely[]): Judged | undefined {
  const first = likely.find(({ id }) => id in EMERGENCIES);
  const told = likely.find(({ id }) => id === 'emergency-self-harm');
  return (told?.probability ?? 0) < OWN_LIFE || (first !== told && (first?.probability ?? 0) >= WARNS)
    ? undefined
    : EMERGENCIES['emergency-self-harm'];
}

/** The likeliest of some answers, where all of them together are likely enough. */
function likeliestOf(answers: Readonly<Record<string, Judged>>, likely: readonly Likely[], enough: number): Judged | undefined {
  const among = likely.filter(({ id }) => id in answers);
  const [first] = among;
  const together = among.reduce((sum, { probability }) => sum + probability, 0);
  return first === undefined || first.probability < LEADS || together < enough ? undefined : answers[first.id];
}

/** A friend's answer to talk, and where to ask what is of another trade; undefined for what the guide should answer. */
export function smallTalk(text: string, language: Language): Judged | undefined {
  return likeliestOf(SMALL_TALK, likelihoods(normalise(text, language)), TALKS);
}
