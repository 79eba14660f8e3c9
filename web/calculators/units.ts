// Units that stand beside each other in a form, so that nobody has to convert: °F and °C, feet and metres.
import type { Units } from '../platform/use-units.ts';

/** A unit that a figure can be typed in; the form keeps it in the calculator's own. */
export interface TypedUnit {
  readonly unit: string;
  readonly fromOwn: (own: number) => number;
  readonly toOwn: (typed: number) => number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const asIs = (unit: string): TypedUnit => ({ unit, fromOwn: (own) => own, toOwn: (typed) => typed });

const M_PER_FT = 0.3048;
const BESIDE: Readonly<Record<string, TypedUnit>> = {
  '°C': { unit: '°F', fromOwn: (own) => round(own * 1.8 + 32, 1), toOwn: (typed) => round((typed - 32) / 1.8, 2) },
  ft: { unit: 'm', fromOwn: (own) => round(own * M_PER_FT, 2), toOwn: (typed) => round(typed / M_PER_FT, 3) },
  'ft²': { unit: 'm²', fromOwn: (own) => round(own * M_PER_FT ** 2, 1), toOwn: (typed) => round(typed / M_PER_FT ** 2, 2) },
};
const METRIC = new Set(['°C', 'm', 'm²']);

/** The units that a figure kept in `own` is typed in: one, or two with the reader's first. */
export function typedUnits(own: string, units: Units): readonly TypedUnit[] {
  const beside = BESIDE[own];
  if (beside === undefined) return [asIs(own)];
  const ownFirst = METRIC.has(own) === (units === 'metric');
  return ownFirst ? [asIs(own), beside] : [beside, asIs(own)];
}
