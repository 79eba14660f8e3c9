// 'Can I …?' in the middle of a danger gets its yes or no first, and 'why does it …?' its answer, with the warning after it.
import { stem, wordsOf } from '../understand/words.ts';
import type { Judged } from './judged.ts';
import { signsIn } from './signs.ts';

const ASKS_LEAVE =
  /\b(?:can|could|should|may|do|does|must) (?:i|we|he|she|they|you|(?:the|my|our) \w+)\b|\b(?:is|will) (?:it|that|he|she|this)(?: \w+){0,2}? (?:ok|okay|safe|fine|alright|all right|normal)\b|\b(?:ok|okay|safe) (?:to|if)\b|\bkeep (?:working|going|using)\b|\b(?:puedo|podemos|puede|debo|le hago|lo muevo|lo agarro|lo jalo|sigo|seguimos|abro|la abro|lo abro|se puede|me (?:bajo|salgo|brinco)|esta bien|es seguro|es normal)\b/;
const ASKS_WHAT = /\b(?:what|how|who|que|como|quien|cual) (?:\w+ )?(?:can|could|should|do|must|puedo|debo|podemos|hago|le hago)\b/;
const GOOD_SENSE =
  /\b(?:call|911|doctor|hospital|er|emergency room|checked|clinic|ambulance|leave the|get out|evacuate|stay|stop|worried|worry|llamo|llamar|urgencias|salgo|salir|salirme|me quedo|quedarme|parar|medico|evacu\w+|preocup\w+)\b/;
const NOT_FOR_US =
  /\b(?:extinguisher|extintor|turn (?:it )?off|shut (?:it )?off|kill the|cut the power|unplug|breaker off|bajo|bajar|apago|apagar|corto la|cortar la|desconect\w+|drop the load|trip the|open the breaker|tir\w+ la carga|cpr|rcp)\b/;
/** First aid is told step by step: a yes or no before it would be of the wrong step. */
const NO_VERDICT = new Set(['emergency-self-harm', 'emergency-unresponsive', 'emergency-breathing', 'emergency-injury']);
const GETS_OUT =
  /\b(?:get(?:ting)? (?:out|off|down)|step|jump|hop|climb|bail|run|bajo|bajar\w*|bajamos|baje|salgo|salir\w*|salimos|salga|brinco|brincar|brincamos)\b/;
const STAYS = /\b(?:stay|sit tight|wait|remain|quedo|quedar\w*|quedamos|espero|esperar\w*|esperamos)\b/;
const EITHER = /\b(?:or|o)\b/;
const ASKS_REASON =
  /\b(?:why|how come|por que|caus(?:es?|ing|a|an|ando|as)|reasons?|provoca\w*|razon)\b|\b(?:makes?|making) (?:it|them|that|this|an?|the)\b|\ba que se debe\b|\bwhat(?: \w+)? (?:wrong|going on|happening)\b|\bque (?:le |les )?(?:pasa|tiene)\b/;

const YES = { en: 'Yes', es: 'Sí' };
const NO = { en: 'No', es: 'No' };

const leading = (said: { readonly en: string; readonly es: string }, judged: Judged): Judged => ({
  ...judged,
  result: { en: `**${said.en}.** ${judged.result.en}`, es: `**${said.es}.** ${judged.result.es}` },
});

/** True where the reason is asked of something that has hurt nobody yet. */
function asksReason({ id }: Judged, plain: string): boolean {
  if (!ASKS_REASON.test(plain)) return false;
  if (id === 'emergency-hot') return true;
  const signs = signsIn(wordsOf(plain).map(stem));
  return id === 'emergency-shocked' && !['other', 'child', 'self', 'animal'].some((who) => [...signs].some((sign) => sign === who));
}

/** Whoever sits under a line stays. With fire, or asked whether to go or to stay, the answer itself tells which. */
function inVehicle(judged: Judged, plain: string): Judged {
  const signs = signsIn(wordsOf(plain).map(stem));
  const goes = GETS_OUT.test(plain);
  const stays = STAYS.test(plain);
  if (signs.has('fire') || signs.has('smoke') || (stays && (goes || EITHER.test(plain)))) return judged;
  if (!goes && (stays || GOOD_SENSE.test(plain))) return leading(YES, judged);
  return !goes && NOT_FOR_US.test(plain) ? judged : leading(NO, judged);
}

/** An emergency as it answers this text, which is normalised; refusals say their No already. */
export function withLeave(judged: Judged, plain: string): Judged {
  if (judged.kind !== 'emergency') return judged;
  if (asksReason(judged, plain)) return { ...judged, aside: true };
  if (!ASKS_LEAVE.test(plain) || ASKS_WHAT.test(plain) || NO_VERDICT.has(judged.id)) return judged;
  if (judged.id === 'emergency-vehicle') return inVehicle(judged, plain);
  // Getting out is right of a house, and deadly of a car that a line lies on.
  if (judged.id === 'emergency-line' && GETS_OUT.test(plain)) return judged;
  if (GOOD_SENSE.test(plain)) return leading(YES, judged);
  return NOT_FOR_US.test(plain) && judged.id !== 'emergency-water' ? judged : leading(NO, judged);
}
