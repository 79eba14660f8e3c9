// 'Can I …?' in the middle of a danger gets its yes or no first, and 'why does it …?' its answer, with the warning after it.
import { stem, wordsOf } from '../reading/words.ts';
import type { Judged } from './judged.ts';
import { signsIn } from './signs.ts';

const ASKS_LEAVE =
  /\b(?:can|could|should|may|do|does|must) (?:i|we|he|she|they|you|(?:the|my|our) \w+)\b|\b(?:is|will) (?:it|that|he|she|this)(?: \w+){0,2}? (?:ok|okay|safe|fine|alright|all right|normal)\b|\b(?:ok|okay|safe) (?:to|if)\b|\bkeep (?:working|going|using)\b|\b(?:puedo|podemos|puede|debo|le hago|lo muevo|lo agarro|lo jalo|sigo|seguimos|abro|la abro|lo abro|se puede|esta bien|es seguro|es normal)\b/;
const ASKS_WHAT = /\b(?:what|how|who|que|como|quien|cual) (?:\w+ )?(?:can|could|should|do|must|puedo|puede|debo|podemos|hago|le hago)\b/;
const GOOD_SENSE =
  /\b(?:call|911|doctor|hospital|er|emergency room|checked|clinic|ambulance|leave the|get out|evacuate|stay|stop|worried|worry|llamo|llamar|urgencias|salgo|salir|salirme|me quedo|quedarme|parar|medico|evacu\w+|preocup\w+)\b/;
const NOT_FOR_US =
  /\b(?:extinguisher|extintor|turn (?:it )?off|shut (?:it )?off|kill the|cut the power|unplug|breaker off|bajo|bajar|apago|apagar|corto la|cortar la|desconect\w+|cpr|rcp)\b/;
/** What to do is told step by step, as in first aid or under a line: a yes or no before it may be of the wrong step. */
const NO_VERDICT = new Set([
  'emergency-self-harm',
  'emergency-unresponsive',
  'emergency-breathing',
  'emergency-injury',
  'emergency-vehicle',
]);
const ASKS_REASON =
  /\b(?:why|how come|por que|caus(?:es?|ing|a|an|ando|as)|reasons?|provoca\w*|razon)\b|\b(?:makes?|making) (?:it|them|that|this|an?|the)\b|\ba que se debe\b|\bwhat(?: \w+)? (?:wrong|going on|happening)\b|\bque (?:le |les )?(?:pasa|tiene)\b/;

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

/** An emergency as it answers this text, which is normalised; refusals say their No already. */
export function withLeave(judged: Judged, plain: string): Judged {
  if (judged.kind !== 'emergency') return judged;
  if (asksReason(judged, plain)) return { ...judged, aside: true };
  if (!ASKS_LEAVE.test(plain) || ASKS_WHAT.test(plain) || NO_VERDICT.has(judged.id)) return judged;
  if (GOOD_SENSE.test(plain)) return leading({ en: 'Yes', es: 'Sí' }, judged);
  return NOT_FOR_US.test(plain) && judged.id !== 'emergency-water' ? judged : leading({ en: 'No', es: 'No' }, judged);
}
