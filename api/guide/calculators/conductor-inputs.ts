// Inputs that several calculators share, so that a form, a job card and a question name them alike.

import { TEMPERATURE_RATINGS, type TemperatureRating } from '../tables/ampacity.ts';
import { CONDUCTOR_SIZES, type ConductorSize, type Metal, sizeLabel } from '../tables/conductors.ts';
import type { Turn } from './bound.ts';
import type { ChoiceInput, NumberInput } from './calculator.ts';

/** Conductor sizes from 14 AWG up: those that power and lighting are wired with. */
export const POWER_SIZES = CONDUCTOR_SIZES.slice(2);

export const SIZE_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'size',
  label: { en: 'Conductor size', es: 'Calibre del conductor' },
  options: CONDUCTOR_SIZES.map((value) => ({ value, label: { en: sizeLabel(value), es: sizeLabel(value) } })),
};

export const METAL_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'metal',
  label: { en: 'Conductor metal', es: 'Material del conductor' },
  options: [
    { value: 'cu', label: { en: 'Copper', es: 'Cobre' } },
    { value: 'al', label: { en: 'Aluminum or copper-clad aluminum', es: 'Aluminio o aluminio revestido de cobre' } },
  ],
  fallback: 'cu',
};

export const INSULATION_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'insulation',
  label: { en: 'Insulation temperature rating', es: 'Temperatura nominal del aislamiento' },
  options: [
    { value: '60', label: { en: '60 °C (TW, UF)', es: '60 °C (TW, UF)' } },
    { value: '75', label: { en: '75 °C (THW, THWN, XHHW wet)', es: '75 °C (THW, THWN, XHHW en mojado)' } },
    { value: '90', label: { en: '90 °C (THHN dry, THWN-2, XHHW-2, NM-B)', es: '90 °C (THHN en seco, THWN-2, XHHW-2, NM-B)' } },
  ],
  optional: true,
};

export const TERMINALS_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'terminals',
  label: { en: 'Terminal temperature marking', es: 'Temperatura marcada en las terminales' },
  options: [
    { value: '60', label: { en: '60 °C or not marked', es: '60 °C o sin marca' } },
    { value: '75', label: { en: '75 °C at both ends', es: '75 °C en ambos extremos' } },
  ],
  optional: true,
};

export const AMBIENT_INPUT: NumberInput = {
  kind: 'number',
  name: 'ambientC',
  label: { en: 'Ambient temperature', es: 'Temperatura ambiente' },
  unit: '°C',
  min: -50,
  max: 85,
  fallback: 30,
};

export const COUNT_INPUT: NumberInput = {
  kind: 'number',
  name: 'conductors',
  label: {
    en: 'Current-carrying conductors in the raceway or cable',
    es: 'Conductores portadores de corriente en la canalización o cable',
  },
  unit: '',
  min: 1,
  max: 500,
  fallback: 3,
};

export const METHODS = ['raceway', 'nm', 'uf', 'se', 'mc', 'ac', 'emt', 'pvc40', 'pvc80', 'rmc', 'imc', 'fmc', 'lfmc', 'ent'] as const;
/** 'raceway' is any raceway; the names of single raceways are those of a job card and count alike. */
export type Method = (typeof METHODS)[number];

export const METHOD_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'method',
  label: { en: 'Wiring method', es: 'Método de alambrado' },
  options: [
    { value: 'raceway', label: { en: 'Conductors in conduit or tubing', es: 'Conductores en tubería (conduit)' } },
    { value: 'nm', label: { en: 'NM cable (Romex)', es: 'Cable NM (Romex)' } },
    { value: 'uf', label: { en: 'UF cable', es: 'Cable UF' } },
    { value: 'se', label: { en: 'SE cable', es: 'Cable SE' } },
    { value: 'mc', label: { en: 'MC cable', es: 'Cable MC' } },
    { value: 'ac', label: { en: 'AC cable (BX)', es: 'Cable AC (BX)' } },
    { value: 'emt', label: { en: 'EMT', es: 'EMT' } },
    { value: 'pvc40', label: { en: 'PVC Schedule 40', es: 'PVC cédula 40' } },
    { value: 'pvc80', label: { en: 'PVC Schedule 80', es: 'PVC cédula 80' } },
    { value: 'rmc', label: { en: 'RMC (rigid)', es: 'RMC (rígido)' } },
    { value: 'imc', label: { en: 'IMC', es: 'IMC' } },
    { value: 'fmc', label: { en: 'FMC (flex)', es: 'FMC (flexible)' } },
    { value: 'lfmc', label: { en: 'LFMC (liquidtight)', es: 'LFMC (hermético)' } },
    { value: 'ent', label: { en: 'ENT (smurf tube)', es: 'ENT' } },
  ],
  optional: true,
};

/** Single-phase or three-phase, assumed where there is a fallback. */
export const acPhasesInput = (fallback?: '1' | '3'): ChoiceInput => ({
  kind: 'choice',
  name: 'phases',
  label: { en: 'Supply', es: 'Alimentación' },
  options: [
    { value: '1', label: { en: 'Single-phase', es: 'Monofásica' } },
    { value: '3', label: { en: 'Three-phase', es: 'Trifásica' } },
  ],
  ...(fallback === undefined ? { optional: true } : { fallback }),
});

const load = (name: string, en: string, es: string): NumberInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit: 'A',
  min: 0,
  max: 6000,
  optional: true,
});
export const LOAD_INPUTS: readonly NumberInput[] = [
  load('loadA', 'Noncontinuous load', 'Carga no continua'),
  load('continuousA', 'Continuous load (three hours or more)', 'Carga continua (tres horas o más)'),
];

export const PHASES = ['1', '3', 'dc'] as const;
export type PhaseChoice = (typeof PHASES)[number];

export const PHASES_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'phases',
  label: { en: 'Supply', es: 'Alimentación' },
  options: [
    { value: '1', label: { en: 'Single-phase', es: 'Monofásica' } },
    { value: '3', label: { en: 'Three-phase', es: 'Trifásica' } },
    { value: 'dc', label: { en: 'Direct current', es: 'Corriente directa' } },
  ],
  fallback: '1',
};

/** A yes-or-no input that is 'no' unless told. */
export const yesNo = (name: string, en: string, es: string): ChoiceInput => ({
  kind: 'choice',
  name,
  label: { en, es },
  options: [
    { value: 'no', label: { en: 'No', es: 'No' } },
    { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
  ],
  fallback: 'no',
});
export const YES_NO = ['no', 'yes'] as const;

/** '60' | '75' | '90' -> 60 | 75 | 90. */
export function temperatureRating(value: string): TemperatureRating {
  const found = TEMPERATURE_RATINGS.find((rating) => String(rating) === value);
  if (found === undefined) throw new RangeError(`${value} is no temperature rating`);
  return found;
}

/** 'copper' / 'cobre', 'aluminum' / 'aluminio'. */
export const metalText = (metal: Metal, language: 'en' | 'es'): string =>
  metal === 'cu' ? (language === 'en' ? 'copper' : 'cobre') : language === 'en' ? 'aluminum' : 'aluminio';

/** 'an' before 8, 18, 800 …, else 'a': how a size is read aloud in English. */
export const article = (size: ConductorSize): 'a' | 'an' => (size.startsWith('8') || size === '18' ? 'an' : 'a');

/** Columns follow the terminals: up to 100 A they count as 60 °C unless they are marked. NM and UF stay at 60 °C. */
export const MARKED_75: Turn = {
  input: 'terminals',
  value: '75',
  when: { en: 'the terminals are marked 75 °C', es: 'las terminales están marcadas 75 °C' },
  usual: true,
  notFor: ['nm', 'uf'],
};
