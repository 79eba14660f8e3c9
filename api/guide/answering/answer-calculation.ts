// Answers by calculation: finds the calculator a question wants, fills it from question, chat, job and corrections, and sets out the result.
import type { CalculationInputs, Job, Understood } from '../../contract/answer.ts';
import type { Edition, Language, Text } from '../../contract/values.ts';
import { intentOf } from '../asking/intents/all-intents.ts';
import { setsOf } from '../asking/intents/common.ts';
import type { Intent } from '../asking/intents/intent.ts';
import { isLearned, valuesIn } from '../asking/values-in.ts';
import { type Calculation, type Calculator, gradeIn, InputError, say, type Values } from '../calculators/calculator.ts';
import { calculatorById, formFor, readValue, valuesFrom } from '../calculators/forms.ts';
import { articleWords, cite } from '../drafting/cite.ts';
import { type Draft, EMPTY_DRAFT, finish } from '../drafting/draft.ts';
import type { GuideAnswer } from '../drafting/question.ts';
import type { Scene } from '../drafting/scene.ts';
import { thumbForCalculator } from '../drafting/videos.ts';
import { takenOver } from '../following/carried.ts';
import type { Reading } from '../reading/read-question.ts';
import { isAskedOf } from '../verdict/asked-of-sum.ts';
import { polarityOf } from '../verdict/polarity.ts';
import { both, headedValues, type Weighed, weigh } from '../verdict/weigh.ts';
import { understoodFrom, withMetres } from './understood.ts';
import { unusedFigures } from './unused-figures.ts';

interface Filled {
  readonly intent: Intent;
  readonly values: Values;
  readonly sources: Readonly<Record<string, Understood['from']>>;
}

/** What one calculator makes of the question, `also` with what another one found of it. */
export function answerByCalculator(id: string, scene: Scene, also?: Weighed): Draft | undefined {
  if (also !== undefined) return newAnswer(id, scene, also);
  const known = ANSWERS.get(scene) ?? new Map<string, Draft | undefined>();
  if (known.has(id)) return known.get(id);
  const made = newAnswer(id, scene);
  ANSWERS.set(scene, known.set(id, made));
  return made;
}

/** What decides, what answers and what the next message leans on are looked for one after the other. */
const ANSWERS = new WeakMap<Scene, Map<string, Draft | undefined>>();

function newAnswer(id: string, scene: Scene, also?: Weighed): Draft | undefined {
  const intent = intentOf(id);
  const calculator = calculatorById(id);
  if (calculator === undefined) return undefined;
  const { values, sources } = withJobAndCorrections(filledFrom(intent, calculator, scene), calculator, scene);
  return draftOf(calculator, values, sources, scene, intent, also);
}

/** What one calculator says to a question of yes or no, and what of it that leaves open. */
export function weighedByCalculator(id: string, scene: Scene): Weighed | undefined {
  const intent = intentOf(id);
  const calculator = calculatorById(id);
  if (calculator === undefined) return undefined;
  const { language, edition } = scene;
  const { values } = withJobAndCorrections(filledFrom(intent, calculator, scene), calculator, scene);
  try {
    return weighedFor(calculator, values, calculator.calculate(values, { edition, language }), scene);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function filledFrom(intent: Intent, calculator: Calculator, { reading, ranker, carried = {} }: Scene): Filled {
  const given = valuesIn(calculator, reading, ranker.fill);
  const taken = takenOver(calculator, carried, given);
  const sources = (values: Values, from: Understood['from']) =>
    Object.fromEntries(Object.keys(values).flatMap((name) => (values[name] === undefined ? [] : [[name, from]])));
  return { intent, values: { ...given, ...taken }, sources: { ...sources(given, 'question'), ...sources(taken, 'previous') } };
}

function withJobAndCorrections(filled: Filled, calculator: Calculator, scene: Scene): Pick<Filled, 'values' | 'sources'> {
  const values: Record<string, number | string | undefined> = { ...headedValues(calculator, filled.values, scene.reading) };
  const sources: Record<string, Understood['from']> = { ...filled.sources };
  for (const { to, kind } of calculator.headed ?? [])
    if (values[to] !== undefined) sources[to] ??= kind === 'supply' || kind === 'continuous' ? 'assumed' : 'question';
  const sets = setsOf(scene.reading) ?? 1;
  if (sets > 1 && values.sets === undefined && calculator.inputs.some(({ name }) => name === 'sets')) {
    values.sets = sets;
    sources.sets = 'question';
  }
  const job = scene.question.job;
  if (job !== undefined) {
    for (const input of calculator.inputs) {
      if (values[input.name] !== undefined) continue;
      const value = jobValue(job, input.name, values);
      if (value === undefined || (input.kind === 'choice' && !input.options.some((option) => option.value === value))) continue;
      values[input.name] = value;
      sources[input.name] = 'job';
    }
  }
  for (const [name, value] of Object.entries(filled.intent.assumes?.(scene.reading, values) ?? {})) {
    if (value === undefined || values[name] !== undefined) continue;
    values[name] = value;
    sources[name] = 'assumed';
  }
  for (const [name, text] of Object.entries(scene.question.corrections ?? {})) {
    const input = calculator.inputs.find((each) => each.name === name);
    const value = input === undefined ? undefined : readValue(input, text);
    if (value === undefined) continue;
    values[name] = value;
    sources[name] = 'question';
  }
  return { values, sources };
}

/** What the job card says of an input. Voltage: the line-to-line one, except for small single-phase circuits. */
function jobValue(job: Job, name: string, values: Values): number | string | undefined {
  switch (name) {
    case 'metal':
      return job.metal;
    case 'insulation':
      return job.insulation;
    case 'terminals':
      return job.terminals;
    case 'ambientC':
      return job.ambientC;
    case 'method':
    case 'raceway':
      return job.method;
    case 'phases':
      return job.system?.split('-')[1];
    case 'volts': {
      if (job.system === undefined) return undefined;
      const [low, high] = (job.system.split('-')[0] ?? '').split('/').map(Number);
      if (low === undefined || Number.isNaN(low)) return undefined;
      const amps = values.amps;
      return high === undefined || (typeof amps === 'number' && amps <= 20 && job.system === '120/240-1') ? low : high;
    }
    default:
      return undefined;
  }
}

function draftOf(calculator: Calculator, values: Values, sources: Filled['sources'], scene: Scene, intent: Intent, also?: Weighed): Draft {
  const { language, edition } = scene;
  const shared = {
    understood: understoodFrom(calculator, values, sources, language).map((each) => ({
      ...each,
      display: withMetres(each.display, scene.reading),
    })),
    inputs: formFor(calculator, values, language),
    video: `${calculator.title[language]} NEC`,
    thumb: thumbForCalculator(calculator.id),
    suggestions: calculator.followUps[language],
    restsOn: [calculator.id],
  };
  try {
    const calculation = calculator.calculate(values, { edition, language });
    const own = weighedFor(calculator, values, calculation, scene);
    const weighed = own === undefined || also === undefined ? own : both(own, also);
    // What it takes for granted was taken for an input.
    if (weighed !== undefined && weighed.values !== values) return draftOf(calculator, weighed.values, sources, scene, intent, also);
    const opening = weighed === undefined || leavesOut(weighed) ? undefined : openingOf(weighed, scene);
    const plainVerdict = opening === undefined ? intent.verdict?.(scene.reading, calculation.figures) : undefined;
    const verdict = opening ?? (plainVerdict === undefined ? undefined : VERDICT[plainVerdict][language]);
    const further = intent.also?.(scene.reading, calculation.figures);
    const part = inAskedUnits(alongside(calculated(calculation, edition, language), calculator, values, scene), scene.reading);
    const shown = [part.result, part.explanation, ...part.steps, ...Object.values(values).map(String)];
    // A verdict has weighed the device or conductor that was named.
    const unused =
      verdict === undefined
        ? unusedFigures(scene.reading, calculator, values, further === undefined ? shown : [...shown, further.text[language]])
        : [];
    // Who asks for yes or no and gets a bare figure may have asked for something else than the sum.
    const leavesOpen = verdict === undefined && scene.ranker.actOf(scene.reading.plain) !== undefined;
    const unheard = isLearned(calculator.id) && scene.ranker.fill.leavesFigures(calculator, scene.reading);
    return {
      kind: 'calculation',
      ...shared,
      ...part,
      ...(unused.length > 0 || leavesOpen || unheard ? { confidence: 'likely' as const } : {}),
      cautions: unused.length === 0 ? part.cautions : [notUsed(unused)[language], ...part.cautions],
      warnings: unused.length === 0 ? [] : [notUsed(unused)[language]],
      ...(opening === undefined ? {} : { decides: weighed?.whole === true ? ('whole' as const) : ('partly' as const) }),
      result: verdict === undefined ? part.result : `${verdict} ${part.result}`,
      explanation: [further?.text[language] ?? '', part.explanation].filter((each) => each !== '').join('\n\n'),
      references:
        further?.section === undefined
          ? part.references
          : [...part.references, cite(further.section, articleWords(further.section, language), gradeIn(edition, 'V1'), edition)],
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...shared, ...asked(calculator, values, error, scene, intent) };
  }
}

/** Whether the question wants yes or no, as far as a sum can say it. */
export const wantsVerdict = ({ reading, ranker }: Scene): boolean => polarityOf(reading.plain, ranker.actOf(reading.plain)) !== undefined;

/** What the calculation says to a question of yes or no; undefined where it is none, or what it names cannot be held against the sum. */
function weighedFor(calculator: Calculator, values: Values, calculation: Calculation, scene: Scene): Weighed | undefined {
  const { language, edition, reading } = scene;
  // Two metals or two editions are answered side by side.
  if (!wantsVerdict(scene) || reading.editions.length > 1 || (reading.metals.length > 1 && reading.sizes.length === 0)) return undefined;
  if (setsLeft(calculator, values, reading)) return undefined;
  const weighed = weigh(calculator, values, calculation, reading, { language, edition });
  return weighed !== undefined && isAskedOf(calculator, reading, weighed) ? weighed : undefined;
}

/** A load or a device is in none of it. Too much for a circuit stays too much whatever the wire. */
const leavesOut = ({ holds, turn, left }: Weighed): boolean =>
  left.some(({ kind }) => kind !== 'conductor') || (left.length > 0 && (holds || turn !== undefined));

/** 'Two parallel sets', where the calculation is of one. */
const setsLeft = ({ inputs }: Calculator, { sets }: Values, reading: Reading): boolean => {
  const named = setsOf(reading) ?? 1;
  return named > 1 && !(inputs.some(({ name }) => name === 'sets') && sets === named);
};

/** 'Yes.', with both figures; 'Yes, if …' where what was left open turns it. */
function openingOf({ holds, exact, said, turn, inPlace }: Weighed, { language, reading, ranker }: Scene): string | undefined {
  const polarity = inPlace === true ? 'lack' : polarityOf(reading.plain, ranker.actOf(reading.plain));
  const wordFor = (kept: boolean): 'yes' | 'no' => (kept === (polarity !== 'lack') ? 'yes' : 'no');
  if (polarity === 'needed') return exact && turn === undefined ? `${VERDICT.yes[language]} ${ended(said[language])}` : undefined;
  if (turn === undefined) return `${VERDICT[wordFor(holds)][language]} ${ended(said[language])}`;
  const word = (kept: boolean): string => WORD[wordFor(kept)][language];
  const [condition, otherwise] = turn.usual
    ? [say(language, { en: 'if', es: 'si' }), { said: turn.said, other: said }]
    : [say(language, { en: 'unless', es: 'salvo que' }), { said, other: turn.said }];
  const tail = say(language, turn.usual ? { en: 'otherwise', es: 'si no' } : { en: 'then', es: 'entonces' });
  return `**${word(turn.usual ? !holds : holds)}, ${condition} ${turn.when[language]}.** ${capitalised(otherwise.said[language])}; ${tail} ${ended(otherwise.other[language])}`;
}

/** 'in.' ends a sentence by itself. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const WORD = { yes: { en: 'Yes', es: 'Sí' }, no: { en: 'No', es: 'No' } } as const;

const notUsed = (figures: readonly string[]): Text => ({
  en: `This result does not use: ${figures.join(', ')}. If that matters here, say what it is of.`,
  es: `Este resultado no usa: ${figures.join(', ')}. Si importa aquí, diga de qué es.`,
});

const VERDICT: Readonly<Record<'yes' | 'no', Text>> = { yes: { en: '**Yes.**', es: '**Sí.**' }, no: { en: '**No.**', es: '**No.**' } };

const METAL_NAME = { cu: { en: 'Copper', es: 'Cobre' }, al: { en: 'Aluminum', es: 'Aluminio' } } as const;

/** Two editions or two metals in one question ('under 2017 and 2023', 'copper or aluminum?') are answered one beside the other. */
function alongside(part: CalculatedPart, calculator: Calculator, values: Values, { reading, language, edition }: Scene): CalculatedPart {
  const otherEdition = reading.editions.find((each) => each !== edition);
  const { metal } = values;
  const otherMetal = reading.sizes.length > 0 ? undefined : reading.metals.find((each) => each !== metal);
  if (otherEdition !== undefined && reading.editions.includes(edition)) {
    const other = tryCalculation(calculator, values, otherEdition, language);
    return other === undefined ? part : sideBySide(part, `NEC ${edition}`, other, `NEC ${otherEdition}`);
  }
  if ((metal === 'cu' || metal === 'al') && otherMetal !== undefined) {
    const other = tryCalculation(calculator, { ...values, metal: otherMetal }, edition, language);
    return other === undefined ? part : sideBySide(part, METAL_NAME[metal][language], other, METAL_NAME[otherMetal][language]);
  }
  return part;
}

function sideBySide(part: CalculatedPart, name: string, other: CalculatedPart, otherName: string): CalculatedPart {
  if (part.result === other.result) return { ...part, result: `**${name}, ${otherName}:** ${part.result}` };
  return {
    ...part,
    result: `**${name}:** ${part.result} **${otherName}:** ${other.result}`,
    steps: [...part.steps.map((step) => `${name}: ${step}`), ...other.steps.map((step) => `${otherName}: ${step}`)],
    figures: [...part.figures, ...other.figures],
    grades: [...part.grades, ...other.grades],
  };
}

type CalculatedPart = Pick<
  Draft,
  'result' | 'explanation' | 'steps' | 'references' | 'assumptions' | 'cautions' | 'tables' | 'figures' | 'grades'
>;

/** A length asked in metres is told in metres too: '147.64 ft' becomes '45 m (147.64 ft)'. */
function inAskedUnits(part: CalculatedPart, reading: Reading): CalculatedPart {
  const told = (text: string): string => withMetres(text, reading);
  return { ...part, result: told(part.result), explanation: told(part.explanation) };
}

function calculated(calculation: Calculation, edition: Edition, language: Language): CalculatedPart {
  return {
    result: calculation.result,
    explanation: calculation.explanation,
    steps: calculation.steps,
    references: calculation.references.map(({ section, why, grade }) => cite(section, why[language], grade, edition)),
    assumptions: calculation.assumptions,
    cautions: calculation.cautions,
    tables: calculation.tables,
    figures: calculation.figures,
    grades: calculation.figures.map((figure) => figure.grade),
  };
}

/** Asks for exactly what is missing, and still shows the usual case where there is one. */
function asked(
  calculator: Calculator,
  values: Values,
  error: InputError,
  { language, edition, reading }: Scene,
  intent: Intent,
): Omit<Draft, 'understood' | 'inputs' | 'video' | 'thumb' | 'suggestions' | 'restsOn'> {
  const given = values[error.input] !== undefined;
  const wantedInputs = given ? [] : missingInputs(calculator, values, error.input);
  const names = wantedInputs.map((input) => input.label[language].toLocaleLowerCase(language));
  const asks = intent.asks?.(reading, values)?.[language];
  const question =
    asks ??
    (names.length === 0
      ? error.message
      : say(language, {
          en: `To answer that I need: **${joinList(names, 'and')}**.`,
          es: `Para contestar necesito: **${joinList(names, 'y')}**.`,
        }));
  const usual = intent.usual?.(reading, values);
  const example = usual === undefined ? undefined : tryCalculation(calculator, { ...values, ...usual.values }, edition, language);
  return {
    kind: 'ask',
    result: question,
    explanation: [
      asks !== undefined || names.length === 0 ? '' : error.message,
      example === undefined || usual === undefined ? '' : `${usual.named[language]} ${example.result}`,
    ]
      .filter((each) => each !== '')
      .join('\n\n'),
    steps: example?.steps ?? [],
    references: example?.references ?? (intent.references ?? []).map(({ section, why }) => cite(section, why[language], 'V2', edition)),
    assumptions: example === undefined || usual === undefined ? [] : [usual.named[language].replace(/:$/, '.')],
    cautions: example?.cautions ?? [],
    tables: example?.tables ?? [],
    figures: example?.figures ?? [],
    grades: example?.grades ?? [],
  };
}

const missingInputs = (calculator: Calculator, values: Values, named: string): Calculator['inputs'] =>
  calculator.inputs.filter(
    (input) => values[input.name] === undefined && (input.name === named || (input.fallback === undefined && input.optional !== true)),
  );

function tryCalculation(calculator: Calculator, values: Values, edition: Edition, language: Language): CalculatedPart | undefined {
  try {
    return calculated(calculator.calculate(values, { edition, language }), edition, language);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

const joinList = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** A form's values computed again. An unknown calculator or a value that cannot be used gives an 'ask' that says so. */
export function answerFromForm(inputs: CalculationInputs, edition: Edition, language: Language): GuideAnswer {
  const calculator = calculatorById(inputs.calculator);
  if (calculator === undefined) {
    const result = say(language, { en: 'There is no such calculator.', es: 'No existe esa calculadora.' });
    return finish({ ...EMPTY_DRAFT, kind: 'ask', result }, { language, edition });
  }
  const values = valuesFrom(inputs, calculator);
  const sources = Object.fromEntries(Object.keys(values).map((name) => [name, 'question' as const]));
  const shared = {
    understood: understoodFrom(calculator, values, sources, language),
    inputs: formFor(calculator, values, language),
    video: `${calculator.title[language]} NEC`,
    thumb: thumbForCalculator(calculator.id),
    suggestions: calculator.followUps[language],
    restsOn: [calculator.id],
  };
  try {
    return finish(
      { kind: 'calculation', ...shared, ...calculated(calculator.calculate(values, { edition, language }), edition, language) },
      { language, edition },
    );
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const asked = finish({ ...EMPTY_DRAFT, kind: 'ask', ...shared, result: error.message }, { language, edition });
    return { ...asked, wants: error.input };
  }
}
