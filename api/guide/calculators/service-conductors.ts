// The ungrounded service conductors that grounding electrode conductors and bonding jumpers are sized by.
import { ampacitySizes, tableAmpacity } from '../tables/ampacity.ts';
import { type ConductorSize, circularMils, compareSizes, METALS, type Metal, sizeLabel } from '../tables/conductors.ts';
import { type CalculatorContext, type CalculatorInput, say, show } from './calculator.ts';
import { METAL_INPUT, metalText, POWER_SIZES, SIZE_INPUT } from './conductor-inputs.ts';
import { missing, type ValueReader } from './read-values.ts';
import { SETS_INPUT } from './voltage-drop.ts';

const SERVICE_SIZE_INPUT: CalculatorInput = {
  ...SIZE_INPUT,
  name: 'serviceSize',
  label: { en: 'Ungrounded service conductor', es: 'Conductor activo (fase) de la acometida' },
  options: SIZE_INPUT.options.slice(2),
  optional: true,
};

export const SERVICE_INPUTS: readonly CalculatorInput[] = [
  SERVICE_SIZE_INPUT,
  {
    ...METAL_INPUT,
    name: 'serviceMetal',
    label: { en: 'Metal of the service conductors', es: 'Material de los conductores de acometida' },
  },
  { ...SETS_INPUT, name: 'sets' },
  {
    kind: 'number',
    name: 'serviceA',
    label: { en: 'Service rating, if the conductor is not known', es: 'Capacidad de la acometida, si no se conoce el conductor' },
    unit: 'A',
    min: 30,
    max: 6000,
    optional: true,
  },
];

export interface ServiceConductors {
  readonly size: ConductorSize;
  readonly metal: Metal;
  readonly sets: number;
  /** Area of one phase, all its parallel conductors together. */
  readonly cmil: number;
  /** Named where size or sets were taken from the service's rating. */
  readonly assumptions: readonly string[];
}

/** Fewest sets, and their size, that carry `serviceA` at 75 °C with single conductors to 500 kcmil. */
export function conductorsForService(serviceA: number, metal: Metal): { readonly size: ConductorSize; readonly sets: number } {
  for (let sets = 1; ; sets += 1) {
    const size = ampacitySizes(metal).find(
      (each) => (sets === 1 || compareSizes(each, '1/0') >= 0) && (tableAmpacity(each, metal, 75) ?? 0) * sets >= serviceA,
    );
    const single = sets === 1 ? '600' : '500';
    if (size !== undefined && compareSizes(size, single) <= 0) return { size, sets };
  }
}

/** '3/0 AWG copper', '2 × 250 kcmil aluminum'. */
export function serviceText(service: Pick<ServiceConductors, 'size' | 'metal' | 'sets'>, language: 'en' | 'es'): string {
  const sets = service.sets === 1 ? '' : `${service.sets} × `;
  return language === 'en'
    ? `${sets}${sizeLabel(service.size)} ${metalText(service.metal, 'en')}`
    : `${sets}${sizeLabel(service.size)} de ${metalText(service.metal, 'es')}`;
}

/** Reads `SERVICE_INPUTS`. @throws InputError when neither a conductor nor a rating is given */
export function readService(read: ValueReader, ctx: CalculatorContext): ServiceConductors {
  const { language } = ctx;
  const metal = read.choice('serviceMetal', METALS);
  const sizeGiven = read.optionalChoice('serviceSize', POWER_SIZES);
  const serviceA = read.optionalNumber('serviceA');
  const assumptions: string[] = [];
  if (!read.given('serviceMetal'))
    assumptions.push(say(language, { en: 'Copper service conductors.', es: 'Conductores de acometida de cobre.' }));
  if (sizeGiven !== undefined) {
    const sets = Math.round(read.number('sets'));
    return { size: sizeGiven, metal, sets, cmil: circularMils(sizeGiven) * sets, assumptions };
  }
  if (serviceA === undefined) throw missing(SERVICE_SIZE_INPUT, language);
  const found = conductorsForService(serviceA, metal);
  assumptions.push(
    say(language, {
      en: `${serviceText({ ...found, metal }, 'en')} for a ${show(serviceA)} A service (75 °C column): the size depends on the conductors really installed.`,
      es: `${serviceText({ ...found, metal }, 'es')} para una acometida de ${show(serviceA)} A (columna de 75 °C): el calibre depende de los conductores realmente instalados.`,
    }),
  );
  return { ...found, metal, cmil: circularMils(found.size) * found.sets, assumptions };
}

/** The step that adds up a parallel set; empty for one conductor. */
export const areaStep = (service: ServiceConductors, ctx: CalculatorContext): readonly string[] =>
  service.sets === 1
    ? []
    : [
        say(ctx.language, {
          en: `Area of one phase: ${service.sets} × ${show(circularMils(service.size))} cmil = ${show(service.cmil)} cmil.`,
          es: `Área de una fase: ${service.sets} × ${show(circularMils(service.size))} cmil = ${show(service.cmil)} cmil.`,
        }),
      ];
