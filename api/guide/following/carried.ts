// What holds for the whole of a job, and so for the next sum about it too.
import type { Calculator, Values } from '../calculators/calculator.ts';
import type { Draft } from '../drafting/draft.ts';

/** Inputs that mean the same in every calculator that has them. */
const SHARED: ReadonlySet<string> = new Set([
  'metal',
  'terminals',
  'insulation',
  'volts',
  'phases',
  'lengthFt',
  'method',
  'raceway',
  'ambientC',
  'hp',
  'sets',
  'rooftop',
]);

/** The rating of the overcurrent device, as an input or a figure has it. */
const DEVICE: ReadonlySet<string> = new Set(['ratingA', 'deviceA', 'deviceRating', 'breakerRating']);
/** Inputs that take the device of the circuit: others judge one. */
const TAKES_DEVICE: ReadonlySet<string> = new Set(['equipment-grounding-conductor deviceA']);

/** What was said for a sum, or came out of it, and holds for the next about the same job, by the names of inputs. */
export function carriedFrom({ understood, figures }: Draft): Readonly<Record<string, string>> {
  const told = understood.filter(({ from }) => from !== 'assumed');
  const device = told.find(({ name }) => DEVICE.has(name)) ?? figures.find(({ name }) => DEVICE.has(name));
  return {
    ...Object.fromEntries(told.flatMap(({ name, value }) => (SHARED.has(name) ? [[name, value]] : []))),
    ...(device === undefined ? {} : { device: String(device.value) }),
  };
}

/** Those of the carried values that a calculator takes and that nothing was said of. */
export function takenOver({ id, inputs }: Calculator, carried: Readonly<Record<string, string>>, values: Values): Values {
  return Object.fromEntries(
    inputs.flatMap((input): [string, string | number][] => {
      const text = carried[TAKES_DEVICE.has(`${id} ${input.name}`) ? 'device' : input.name];
      if (text === undefined || values[input.name] !== undefined) return [];
      if (input.kind === 'choice') return input.options.some(({ value }) => value === text) ? [[input.name, text]] : [];
      const number = Number(text);
      return input.kind === 'number' && number >= input.min && number <= input.max ? [[input.name, number]] : [];
    }),
  );
}
