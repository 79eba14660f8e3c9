// What holds for the whole of a job, and so for the next sum about it too.
import type { Calculator, Values } from '../calculators/calculator.ts';
import type { Draft } from '../draft.ts';

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

/** What was said for a sum, and holds for the next about the same job, by the names of inputs. */
export const carriedFrom = ({ understood }: Draft): Readonly<Record<string, string>> =>
  Object.fromEntries(understood.flatMap(({ name, value, from }) => (from === 'assumed' || !SHARED.has(name) ? [] : [[name, value]])));

/** Those of the carried values that a calculator takes and that nothing was said of. */
export function takenOver({ inputs }: Calculator, carried: Readonly<Record<string, string>>, values: Values): Values {
  return Object.fromEntries(
    inputs.flatMap((input): [string, string | number][] => {
      const text = carried[input.name];
      if (text === undefined || values[input.name] !== undefined) return [];
      if (input.kind === 'choice') return input.options.some(({ value }) => value === text) ? [[input.name, text]] : [];
      const number = Number(text);
      return input.kind === 'number' && number >= input.min && number <= input.max ? [[input.name, number]] : [];
    }),
  );
}
