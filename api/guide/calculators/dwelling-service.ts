// What the dwelling load calculations share: their inputs, and the service and conductors that a load asks for.
import { DWELLING_CONDUCTORS } from '../tables/ampacity.ts';
import { sizeLabel } from '../tables/conductors.ts';
import { nextStandardRating } from '../tables/overcurrent.ts';
import type { CalculatorInput, ListRows, NumberInput, TextInput } from './calculator.ts';

const va = (name: string, en: string, es: string, fallback?: number): NumberInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit: 'VA',
  min: 0,
  max: 1_000_000,
  ...(fallback === undefined ? { optional: true } : { fallback }),
});
const list = (name: string, en: string, es: string, example: string): TextInput => ({
  kind: 'text',
  name,
  label: { en, es },
  example,
  fallback: '',
});

/** The lists of a dwelling's loads as rows. */
export const DWELLING_ROWS: Readonly<Record<string, ListRows>> = {
  appliancesVa: { kind: 'figures', item: { en: 'appliances', es: 'aparatos' }, unit: 'VA' },
  rangesKw: { kind: 'figures', item: { en: 'ranges', es: 'estufas' }, unit: 'kW' },
  dryersW: { kind: 'figures', item: { en: 'dryers', es: 'secadoras' }, unit: 'W' },
};

export const AREA_INPUT: NumberInput = {
  kind: 'number',
  name: 'areaFt2',
  label: { en: 'Floor area from outside dimensions', es: 'Área según medidas exteriores' },
  unit: 'ft²',
  min: 1,
  max: 100_000,
};
export const SMALL_APPLIANCE_INPUT: NumberInput = {
  kind: 'number',
  name: 'smallApplianceCircuits',
  label: { en: 'Small-appliance circuits', es: 'Circuitos de aparatos pequeños' },
  unit: '',
  min: 0,
  max: 20,
  fallback: 2,
};
export const LAUNDRY_INPUT: NumberInput = {
  kind: 'number',
  name: 'laundryCircuits',
  label: { en: 'Laundry circuits', es: 'Circuitos de lavandería' },
  unit: '',
  min: 0,
  max: 20,
  fallback: 1,
};
export const APPLIANCES_INPUT = list(
  'appliancesVa',
  'Fastened-in-place appliances, each in VA or W (water heater, dishwasher, disposal …)',
  'Aparatos fijos, cada uno en VA o W (calentador, lavavajillas, triturador …)',
  '4500, 1200, 1030, 900',
);
export const RANGES_INPUT = list('rangesKw', 'Ranges, ovens and cooktops, each in kW', 'Estufas, hornos y parrillas, cada uno en kW', '12');
export const DRYERS_INPUT = list('dryersW', 'Clothes dryers, each in W', 'Secadoras de ropa, cada una en W', '5500');
export const HEAT_INPUT = va('heatVa', 'Electric space heating', 'Calefacción eléctrica', 0);
export const COOL_INPUT = va('coolVa', 'Air conditioning', 'Aire acondicionado', 0);
export const EV_INPUT = va('evVa', 'Vehicle charger nameplate', 'Placa del cargador de vehículo', 0);
export const OTHER_INPUT = va('otherVa', 'Other load at 100%', 'Otra carga al 100%', 0);
export const LARGEST_MOTOR_INPUT = va('largestMotorVa', 'Largest motor (25% is added)', 'Motor más grande (se suma el 25%)');
export const SERVICE_VOLTS_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'volts',
  label: { en: 'Single-phase service voltage', es: 'Voltaje de la acometida monofásica' },
  unit: 'V',
  min: 100,
  max: 250,
  fallback: 240,
};

/** Smallest service disconnect of a one-family dwelling, 230.79(C); V1 (S14). */
const DWELLING_SERVICE_MINIMUM_A = 100;

/** Load of a vehicle charger from 2023 on: its nameplate or 7,200 VA, whichever is larger (220.57; V2, several public calculators). Before: nameplate. */
export const EV_MINIMUM_VA = 7200;

interface DwellingService {
  /** Standard rating not below the load and not below 100 A; undefined above 6000 A. */
  readonly ratingA: number | undefined;
  /** Labels of the conductors by the 83% rule; undefined over 400 A, where it does not hold. */
  readonly copper: string | undefined;
  readonly aluminum: string | undefined;
}

/** Service rating for a dwelling load in amperes, and its conductors by 310.12. */
export function dwellingService(amperes: number): DwellingService {
  const ratingA = nextStandardRating(Math.max(DWELLING_SERVICE_MINIMUM_A, amperes));
  const row = DWELLING_CONDUCTORS.find((each) => each.ratingA === ratingA);
  return {
    ratingA,
    copper: row === undefined ? undefined : sizeLabel(row.cu),
    aluminum: row === undefined ? undefined : sizeLabel(row.al),
  };
}

/** 'a 150 A service on 1 AWG copper or 2/0 AWG aluminum' in both languages. */
export function dwellingServiceText(service: DwellingService): { readonly en: string; readonly es: string } {
  if (service.ratingA === undefined) return { en: 'more than a standard service', es: 'más que una acometida estándar' };
  if (service.copper === undefined || service.aluminum === undefined) {
    return { en: `a **${service.ratingA} A** service`, es: `una acometida de **${service.ratingA} A**` };
  }
  return {
    en: `a **${service.ratingA} A** service on **${service.copper}** copper or **${service.aluminum}** aluminum`,
    es: `una acometida de **${service.ratingA} A** con **${service.copper}** de cobre o **${service.aluminum}** de aluminio`,
  };
}
