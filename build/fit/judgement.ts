// Learns what a message is - a danger, a request to refuse, talk, another trade, or a question for the guide - and writes
// `api/guide/judgement/learned.json`. By itself, in a minute, after adding messages: look at the probes of danger (`npm run exam`) afterwards.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { judgementTerms } from '../../api/guide/judgement/terms.ts';
import type { LearnedClasses } from '../../api/guide/reading/classes.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { normalise } from '../../api/guide/reading/normalise.ts';
import { readSet } from '../exam/question.ts';
import { type ClassSample, fitSparseClasses } from './classes.ts';
import { hash, peoplesQuestions, readLines } from './people.ts';
import { toldSigns } from './signs.ts';

const FOLDER = new URL('../../api/guide/judgement/', import.meta.url);
const ORDINARY = 'harmless';

interface Message {
  readonly text: string;
  readonly id: string;
  /** How much it counts: what somebody met counts more than what was thought up. */
  readonly weight: number;
}

/** Entries that are themselves about a danger or a refused request: their questions are neither ordinary nor not. */
const ABOUT_DANGER =
  /^(?:safety-|702-5-transfer|406-7-plugs|240-82-tamper|110-14-a-terminals|314-29-accessible|code-larger-breaker|code-old-fuse-box|terms-why-not-green|troubleshooting-(?:bootleg|two-wires-under|gfci-trips-rep|panel-buzzing|burn|hot|melt|open-neutral|lost-neutral|tingl|shock|outlet-spark|flood|water)|410-90-screw|200-10-screw|200-4-a-common|210-7-mult|404-2-a-switch-hot|550-16-c|551-55|460-6-discharge|430-35-shunting|680-44-gfci|680-21-c|210-8-a-(?:2|6|11)-|wiring-methods-(?:junction-box|underground-splice)|terms-service-point|300-5-e-splices|250-4-a5|theory-step|440-65-lcdi|314-30-hand|422-5-)/;

/** Entries whose threads often tell of a danger or ask for what is refused, though their short questions do not. */
const DANGER_IN_THREADS =
  /^(?:troubleshooting-(?:pool-or-shower|static-or|appliance-on-wrong|warm-breaker|switch-hot|receptacle-gets-hot|long-cord|ev-charger-faults|open-ground|panel|range-half|main-breaker-trips|half-the-house|spark-when|switched-neutral|ceiling-fan-hums|afci-nuis|gfci-will-not|breaker-trips-at-once|generator-bogs|surge-damage|motor-single|motor-control|splice-found|low-voltage-fuse|dimmer-warm|transformer-hums)|asked-(?:cut-ground-prong|portable-generator|parallel-breakers|splice-without-box|tape-only-splice|rod-replaces|mc-armor|ac-armor|pool-pump-gfci|three-prong|afci-bath|gec-splice|open-neutral|thwn-direct)|people-(?:240-from|cable-damaged|tape-on|who-owns|service-three|hide-or|work-done|large-panel|two-wires)|code-(?:electric-shower|permits|solar-with|extension-cord)|theory-bad-connection|tools-(?:thermal|non-contact|solenoid)|terms-(?:tandem|apagador)|230-(?:82|54)|210-25-b|555-|406-6|400-12|further-power-station|exam-common)/;

/** Signs of a fault that are a danger by themselves; the rest are a few words in a conversation, and ordinary. */
const DANGER_SIGNS = new Set(
  'breaker-hot browned crackles plug-or-outlet-hot bright-and-dim wakes-with-big-load legs-differ many-burn-out-everywhere ballast-hums four-beeps touching-fixture'.split(
    ' ',
  ),
);

/** Messages written for judging, from the `.asked.jsonl` files beside it. */
function taughtMessages(): readonly Message[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.asked.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ line, weight: name.startsWith('practice') ? 2.5 : 1 })),
    )
    .flatMap(({ line, weight }): Message[] => {
      const { id, en = [], es = [], mix = [] }: { id: string; en?: string[]; es?: string[]; mix?: string[] } = JSON.parse(line);
      return [...en, ...es, ...mix].map((text) => ({ text, id, weight }));
    });
}

/** What is said in the middle of chats: so few words that any of them sounds like something else ('and the biggest breaker I can put on it?'). */
const chatMessages = (): readonly Message[] =>
  CHATS.flatMap((file) => readLines<{ question: string }>(file)).map(({ question }) => ({
    text: question,
    id: ORDINARY,
    weight: CHAT_WEIGHT,
  }));
const CHATS = ['chats', 'leans'].map((name) => new URL(`../../api/guide/following/${name}.asked.jsonl`, import.meta.url));
const CHAT_WEIGHT = 0.75;

/** Ordinary questions of the trade: those asked of entries, and those of the exam that have been worked on. */
function ordinaryMessages(): readonly Message[] {
  const asked = peoplesQuestions().flatMap(({ id, text }) => (ABOUT_DANGER.test(id) ? [] : [text]));
  const threads = peoplesQuestions('threads').flatMap(({ id, text }) =>
    ABOUT_DANGER.test(id) || DANGER_IN_THREADS.test(id) ? [] : [text],
  );
  const signs = toldSigns().flatMap(({ text, signs: told }) =>
    told.size === 0 || [...told].some((each) => DANGER_SIGNS.has(each)) ? [] : [text],
  );
  const exam = readSet('train').flatMap(({ question, behaviour }) => (behaviour === undefined ? [question] : []));
  const taught = new Set(taughtMessages().map(({ text }) => text));
  return [...asked, ...threads, ...signs, ...exam].filter((text) => !taught.has(text)).map((text) => ({ text, id: ORDINARY, weight: 1 }));
}

const sampleOf = (text: string, id: string, weight: number): ClassSample => ({
  terms: judgementTerms(normalise(text, detectLanguage(text) ?? 'en')),
  id,
  weight,
});

/** One of several, chosen by a text: the same on every machine. */
const pick = (from: readonly string[], by: string): string => from[Math.floor(hash(by) * from.length)] ?? '';

/** How many thinner copies a message is learned in, and the share of its words that each lacks: so that no single word decides. */
const COPIES = 2;
const LACKS = 0.4;
/** What is left of a message of fewer words is no longer that message. */
const SHORT = 10;

/** The message with a part of its words left out, another part in each copy. */
const thinner = (words: readonly string[], text: string, copy: number): string =>
  words.filter((_, at) => hash(`${copy} ${at} ${text}`) >= LACKS).join(' ');

/** The message, with words left out, and told together with an ordinary question, before and after it. */
function samplesOf({ text, id }: Message, ordinary: readonly string[], weight: number): readonly ClassSample[] {
  const words = text.split(' ');
  const left = Math.floor(hash(`left ${text}`) * words.length);
  const told = [
    sampleOf(text, id, weight),
    ...(words.length > 4
      ? [
          sampleOf(words.filter((_, at) => at !== left).join(' '), id, weight * 0.5),
          ...Array.from({ length: words.length < SHORT ? 0 : COPIES }, (_, copy) => sampleOf(thinner(words, text, copy), id, weight * 0.5)),
        ]
      : []),
  ];
  if (!/^(?:emergency|refusal)-/.test(id)) return told;
  return [
    ...told,
    sampleOf(`${text}. ${pick(ordinary, `after ${text}`)}`, id, weight * 0.1),
    sampleOf(`${pick(ordinary, `before ${text}`)}. ${text}`, id, weight * 0.1),
  ];
}

/** How hard small weights are driven to nothing: up to here a quarter kept out was judged as well, and what is learned takes a fifth less room. */
const SHRINK = 1.9;

/** The ordinary first, then the classes with the most messages: a class that many terms speak of is near the one before, which packs smaller. */
function classesOf(taught: readonly Message[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { id } of taught) counts.set(id, (counts.get(id) ?? 0) + 1);
  const count = (id: string): number => (id === ORDINARY ? Infinity : (counts.get(id) ?? 0));
  return [...counts.keys()].sort((one, other) => count(other) - count(one));
}

/** Learns the classes of messages; words of ordinary questions count where they are common. */
function fitJudgement(
  taught: readonly Message[],
  ordinary: readonly Message[],
  { least = 5, leastOrdinary = 120, ordinaryWeight = 0.8, taughtWeight = 3, lookAlikeWeight = 8 } = {},
): LearnedClasses {
  const bulk = ordinary.map(({ text }) => text);
  const samples = [
    ...ordinary.map(({ text }) => sampleOf(text, ORDINARY, ordinaryWeight)),
    ...ordinary.flatMap(({ text }) =>
      hash(`two ${text}`) < 0.3 ? [sampleOf(`${text}. ${pick(bulk, `two ${text}`)}`, ORDINARY, ordinaryWeight)] : [],
    ),
    ...taught.flatMap((message) => samplesOf(message, bulk, message.weight * (message.id === ORDINARY ? lookAlikeWeight : taughtWeight))),
  ];
  const counts = new Map<string, { ordinary: number; taught: number }>();
  for (const { terms, id } of [...ordinary, ...taught].map(({ text, id }) => sampleOf(text, id, 1)))
    for (const term of terms) {
      const count = counts.get(term) ?? { ordinary: 0, taught: 0 };
      counts.set(term, count);
      count[id === ORDINARY ? 'ordinary' : 'taught'] += 1;
    }
  const vocabulary = [...counts].flatMap(([term, each]) => (each.taught >= least || each.ordinary >= leastOrdinary ? [term] : []));
  return fitSparseClasses(samples, classesOf(taught), vocabulary, { shrink: SHRINK });
}

function writeJudgement(): void {
  const learned = fitJudgement([...taughtMessages(), ...chatMessages()], ordinaryMessages());
  writeFileSync(new URL('learned.json', FOLDER), `${JSON.stringify(learned)}\n`);
  console.log(`judgement: ${JSON.stringify(learned).length} bytes, ${learned.counts.length} terms`);
}

if (import.meta.main) writeJudgement();
