// Reads the figures with units out of a text of the knowledge base, in either language, in the units that rules are written with.
import type { FigureWithUnit } from './knowledge.ts';

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+-\\d+/\\d+|\\d+/0|\\d+/\\d+|\\d*\\.?\\d+';

// Longer units first; each with its unit code.
const UNITS: readonly (readonly [pattern: string, unit: string])[] = [
  ['in³|pulg³', 'in³'],
  ['in²|pulg²', 'in²'],
  ['sq ft|ft²|pies²|pies cuadrados', 'ft²'],
  ['in\\.|pulg\\.', 'in'],
  ['ft|pies|pie', 'ft'],
  ['mm', 'mm'],
  ['mA', 'mA'],
  ['gal(?:ones|lons)?', 'gal'],
  ['W\\/ft²|W por pie²|W por ft²|W per ft²|W\\/pie²', 'W/ft²'],
  ['kVA', 'kVA'],
  ['kA', 'kA'],
  ['kV', 'kV'],
  ['kW', 'kW'],
  ['kcmil', 'kcmil'],
  ['AWG', 'AWG'],
  ['VA', 'VA'],
  ['V', 'V'],
  ['A', 'A'],
  ['W', 'W'],
  ['%', '%'],
  ['°C', '°C'],
  ['°F', '°F'],
  ['°', '°'],
  ['hp', 'hp'],
  ['ohms?', 'ohm'],
  ['Hz', 'Hz'],
  ['minutes?|minutos?|min', 'min'],
  ['hours?|horas?', 'h'],
  ['days?|días?', 'days'],
  ['times|veces', 'times'],
  ['lb|libras?', 'lb'],
  ['m', 'm'],
];

const WRITTEN = new RegExp(`(?<![\\w./-])(${NUMBER})[\\s ]?(?:(${UNITS.map(([pattern]) => pattern).join(')|(')}))(?![\\p{L}\\d²³])`, 'gu');

/** Every figure with a unit, '1,500 VA' as [1500, 'VA'] and '1-1/4 in.' as ['1-1/4', 'in']. */
export function figuresIn(text: string): readonly FigureWithUnit[] {
  const found: FigureWithUnit[] = [];
  for (const match of text.matchAll(WRITTEN)) {
    const unit = UNITS[match.findIndex((group, index) => index >= 2 && group !== undefined) - 2]?.[1];
    const written = (match[1] ?? '').replaceAll(',', '');
    if (unit === undefined) continue;
    found.push([/^[\d.]+$/.test(written) ? Number(written) : written, unit]);
  }
  return found;
}
