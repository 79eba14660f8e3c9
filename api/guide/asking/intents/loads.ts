// Load calculations out of a question: areas, appliances and how many of each.
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { continuousBecause, currents, isContinuousAppliance, isFixedHeat } from './common.ts';
import type { Intent } from './intent.ts';

type Appliance = 'range' | 'dryer' | 'cooling' | 'heat' | 'heat-pump' | 'ev' | 'fixed' | 'motor';
interface ApplianceFigure {
  readonly kind: Appliance;
  readonly va: number;
  readonly count: number;
}

const APPLIANCES: readonly (readonly [RegExp, Appliance])[] = [
  [/range|stove|oven|cooktop|cook top|estufa|horno|parrilla|cooking|plancha/, 'range'],
  [/dryer|secadora|drier/, 'dryer'],
  [/heat pump|bomba de calor/, 'heat-pump'],
  [/air[- ]?condition|\ba\/?c\b|cooling|condens|aire acondicionado|minisplit|mini[- ]split|clima/, 'cooling'],
  [
    /water heater|calentador|boiler|dishwasher|disposal|disposer|microwave|lavavajillas|lavaplatos|triturador|microondas|compactor|well pump|pool pump|bomba|freezer|hood|fan|attic fan|spa|hot tub|sump|appliance|central vac|fastened|bano maria/,
    'fixed',
  ],
  [/\bev\b|evse|vehicle|charger|cargador|vehiculo|tesla/, 'ev'],
  [/heat|calefac|furnace|baseboard|resistencias?\b|supplement|\bstrips?\b|tiras?\b/, 'heat'],
];

/** Watts and volt-amperes with the appliance they belong to and how many there are. */
export function appliancesIn(reading: Reading): readonly ApplianceFigure[] {
  const figures = reading.quantities.filter(
    // '8-3/4 kW or more' names a limit, no appliance.
    (each) =>
      (each.kind === 'power' || each.kind === 'apparent') &&
      !/^ ?(?:or (?:more|larger|greater|over)|and (?:up|over|larger)|o (?:mas|mayor))/.test(each.after),
  );
  // 'Fifteen ranges: five at 10 kW, five at 14 kW': where one kind alone is named, figures without a name are its.
  const named = new Set(APPLIANCES.filter(([pattern]) => pattern.test(reading.plain)).map(([, kind]) => kind));
  const only = figures.length > 1 && named.size === 1 ? [...named][0] : undefined;
  const list = figures.flatMap((each): ApplianceFigure[] => {
    const kind = applianceOf(each);
    const unnamed = /general|connected|conectad|light|alumbrado|recept|contacto|total|small|laundry/.test(
      `${each.before.slice(-16)}|${each.after.slice(0, 16)}`,
    )
      ? undefined
      : only;
    const known = kind ?? (reading.has('fastened-in-place') ? 'fixed' : unnamed);
    return known === undefined ? [] : [{ kind: known, va: each.value, count: countBefore(each) }];
  });
  // 'Four ranges rated 10, 12, 14 and 17 kW' counts the list, not its first figure.
  return list.length > 1 && list[0]?.count === list.length && list.every(({ count }, at) => at === 0 || count === 1)
    ? list.map((each) => ({ ...each, count: 1 }))
    : list;
}

function applianceOf(quantity: Quantity): Appliance | undefined {
  // '(no electric heat)' says what there is not.
  const said = quantity.after.replace(/[,(]? ?\b(?:no|without|sin)\b.*$/, '');
  const after = /^[^,;.]*?(?=,|;|\.|\b(?:and|y|e|plus|mas|con|with)\b|$)/.exec(said)?.[0] ?? said;
  const before = quantity.before.split(/[,;.]|\b(?:and|y|con|with)\b/).at(-1) ?? '';
  const found = (text: string): Appliance | undefined => {
    const hits = APPLIANCES.map(([pattern, kind]) => ({ at: text.search(pattern), kind })).filter((hit) => hit.at >= 0);
    hits.sort((a, b) => a.at - b.at);
    return hits[0]?.kind;
  };
  // 'estufa de 12 kw': the name stands before the figure.
  return /(?:\b(?:de|of|is|are|es|son|at)|[:=])\s?$/.test(quantity.before)
    ? (found(before) ?? found(after))
    : (found(after) ?? found(before));
}

function countBefore(quantity: Quantity): number {
  const match =
    /(?<![\w./-])(\d{1,3})\s(?:(?:household|electric|clothes|residential|counter-mounted|electricas?|de|x|at|each|wall|units?|ranges?|dryers?|estufas?|secadoras?|ovens?|cooktops?|hornos?|cada una|of|rated|rated at|appliances?|aparatos?|water|heaters?|calentadores?|calentador)\s){0,4}$/.exec(
      quantity.before,
    );
  return match?.[1] === undefined ? 1 : Math.max(1, Number(match[1]));
}

/** Appliances given in amperes, as air conditioning mostly is: at the voltage beside them, else 240 V. */
const appliancesInAmperes = (reading: Reading): readonly ApplianceFigure[] =>
  currents(reading).flatMap((each): ApplianceFigure[] => {
    if (/^\s?-?(?:service|breaker|circuit|panel|main|acometida|pastilla|servicio|tablero|branch)/.test(each.after)) return [];
    const kind = applianceOf(each);
    const beside = /^,?\s?(?:at |a |@ ?)?(\d{3}) ?v/.exec(each.after)?.[1];
    return kind === 'cooling' || kind === 'ev' || kind === 'heat-pump' ? [{ kind, va: each.value * Number(beside ?? 240), count: 1 }] : [];
  });

/** What is named without its watts is not in the sum, and the answer says so. */
function leftOut(reading: Reading): ReturnType<NonNullable<Intent['also']>> {
  const counted = [...appliancesIn(reading), ...appliancesInAmperes(reading)].map((each) => each.kind);
  const cooling =
    /(?<!\b(?:no|sin|without|gas) )(?:\ba\/?c\b|air condition|aire acondicionado|minisplit|\bton\b|toneladas)/.test(reading.plain) &&
    !counted.some((kind) => kind === 'cooling' || kind === 'heat-pump');
  return cooling
    ? {
        text: {
          en: '**The air conditioning is not in this sum:** give its watts or amperes.',
          es: '**El aire acondicionado no va en esta suma:** dé sus watts o amperes.',
        },
      }
    : undefined;
}

const asksForHouse: NonNullable<Intent['asks']> = (_reading, values) =>
  values.areaFt2 === undefined
    ? {
        en: 'To size the service I need the **floor area in square feet** and what is electric: **range, dryer, water heater, heat or air conditioning, vehicle charger**, with their watts.',
        es: 'Para el tamaño de la acometida necesito el **área en pies cuadrados** y qué es eléctrico: **estufa, secadora, calentador, calefacción o aire acondicionado, cargador de auto**, con sus watts.',
      }
    : undefined;

/** Only what the form has: a name that the calculator does not know is left out by the caller. */
export const dwellingStandard: Intent = {
  calculator: 'dwelling-load-standard',
  also: leftOut,
  asks: asksForHouse,
};

export const dwellingOptional: Intent = {
  calculator: 'dwelling-load-optional',
  also: leftOut,
  asks: asksForHouse,
};

export const rangeDemand: Intent = {
  calculator: 'range-demand',
  also: (reading) =>
    reading.all('power').some((each) => each.value >= 8750) && (setsCircuit(reading) || reading.has('branch-circuit'))
      ? {
          text: {
            en: 'The branch circuit of a range of 8-3/4 kW or more is rated at least **40 A**.',
            es: 'El circuito de una estufa de 8-3/4 kW o más es de **40 A** como mínimo.',
          },
          section: '210.19',
        }
      : undefined,
};

const setsCircuit = (reading: Reading): boolean =>
  /branch[- ]circuit|circuito (?:derivado|minimo)|\bramal\b|minimum (?:circuit|rating)|breaker|pastilla/.test(reading.plain);

export const neutralLoad: Intent = {
  calculator: 'neutral-load',
  also: (reading) =>
    appliancesIn(reading).some((each) => each.kind === 'range')
      ? {
          text: { en: 'Ranges enter with their demand from Table 220.55.', es: 'Las estufas entran con su demanda de la Tabla 220.55.' },
          section: '220.61(B)',
        }
      : undefined,
};

export const loadsPerCircuit: Intent = {
  calculator: 'loads-per-circuit',
  also: (reading) => (isFixedHeat(reading) ? continuousBecause(reading) : undefined),
};

export const existingLoad: Intent = {
  calculator: 'existing-load',
  assumes: (reading, { newLoadAmperes, newLoadVa }) => ({
    newContinuous:
      (newLoadAmperes ?? newLoadVa) !== undefined && (isContinuousAppliance(reading) || reading.continuous === true) ? 'yes' : undefined,
  }),
};
