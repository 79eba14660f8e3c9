import { expect, test } from 'vitest';
import type { Side } from './bound.ts';
import { CALCULATORS } from './registry.ts';

const inputOf = (side: object): readonly string[] => ('input' in side ? [(side as Extract<Side, { input: string }>).input] : []);

test.each(CALCULATORS.filter(({ bounds }) => bounds !== undefined).map((each) => [each.id, each] as const))(
  '%s bounds inputs that it has',
  (_id, { inputs, bounds = [], turns = [], headed = [] }) => {
    const named = [
      ...bounds.flatMap(({ given, limit, needs = [] }) => [...inputOf(given), ...inputOf(limit), ...needs]),
      ...turns.flatMap(inputOf),
      ...headed.flatMap((each) => [each.to, ...('from' in each && each.from !== undefined ? [each.from] : [])]),
    ];
    const known = inputs.map(({ name }) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  },
);

test.each(
  CALCULATORS.flatMap(({ id, inputs, turns = [] }) =>
    turns.flatMap((turn) => ('input' in turn ? [[id, turn.input, turn.value, inputs] as const] : [])),
  ),
)('%s can be turned by %s', (_id, name, value, inputs) => {
  const input = inputs.find((each) => each.name === name);
  if (input?.kind === 'choice') expect(input.options.map((option) => option.value)).toContain(value);
  else expect(typeof value).toBe('number');
});
