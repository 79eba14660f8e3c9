// Boxes, burial depth, working space and taps out of a question.
import { show, type Values } from '../../calculators/calculator.ts';
import { readFigure } from '../../calculators/trade-math.ts';
import type { Reading } from '../../reading/read-question.ts';
import type { SizeMention } from '../../reading/sizes.ts';
import { CONDUCTOR_VOLUME_IN3, METAL_BOXES } from '../../tables/box.ts';
import { currents, nearestTo, volts } from './common.ts';
import type { Intent } from './intent.ts';
import { tradeSizeOf } from './raceways.ts';
import { transformerVolts } from './supply.ts';

const COUNT = '(\\d{1,3}|an?|one|una?|un)';
const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : /^\d/.test(text) ? Number(text) : 1);

/** The question without its conductor sizes and brackets, so that 'five #12 grounds' and '(2) switches' are counted. */
const withoutSizes = (reading: Reading): string =>
  reading.sizes
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, reading.plain)
    .replace(/[()]/g, ' ')
    .replace(/\b\d+(?:\.\d+)? ?-?(?:amps?|v|volts?)(?![\w/])/g, ' ')
    .replace(/\b[34]-?way\b/g, 'multiway')
    .replace(/\s+/g, ' ');

/** How many of something: '2 duplex receptacles', 'a switch', 'un contacto'; several mentions add up. */
function counted(plain: string, words: string): number | undefined {
  let total: number | undefined;
  for (const match of plain.matchAll(
    new RegExp(`(?<![\\w./#])${COUNT}\\s(?:(?!amps|v\\b|awg|in\\b|and\\b|y\\b|with\\b|con\\b)[a-z-]+\\s){0,3}?(?:${words})\\b`, 'g'),
  )) {
    total = (total ?? 0) + (number(match[1]) ?? 0);
  }
  return total;
}

const GROUNDS =
  'equipment[- ]ground(?:ing)? allowances?|ground allowances?|grounds|ground wires?|grounding conductors?|equipment grounding conductors?|equipment grounds?|egcs?|bare grounds?|bare|tierras?|cables? de tierra|conductores? de tierra|desnudos?';
const DEVICES =
  '(?:receptacles?|recepts?|receps?|switch(?:es)?|devices?|duplex(?:es)?|gfcis?|dimmers?|outlets?|plugs?|contactos?|apagador(?:es)?|tomacorrientes?|enchufes?|dispositivos?|toggles?|interruptor(?:es)?|timers?|receptaculos?|tomas?)(?! box|-)';

export const boxFill: Intent = {
  calculator: 'box-fill',
  values: (reading): Values => {
    const cables = reading.sizes.filter((each) => each.cableConductors !== undefined);
    const things = withoutSizes(reading);
    const groundsSaid =
      counted(things, GROUNDS) ??
      (/\b(?:with|and|y|con|plus|mas)\s(?:the |la |las |los |all )?(?:grounds|ground|tierra|tierras)\b|w\/g|con tierra/.test(reading.plain)
        ? Math.max(1, cableCount(reading))
        : undefined);
    const withGround =
      cables.length > 0 && groundsSaid === undefined && !/no ground|without ground|sin tierra/.test(reading.plain)
        ? cableCount(reading)
        : groundsSaid;
    const devices =
      wideDevice(reading)?.gangs ?? counted(things, DEVICES) ?? counted(things, 'yokes?|yugos?') ?? (onlyDevice(reading) ? 1 : undefined);
    const largest = reading.sizes.map((each) => each.size).sort((a, b) => Number(a) - Number(b))[0];
    return {
      conductors: (howManyCables(reading) ? countlessOf(reading) : undefined) ?? conductorsOf(reading) ?? countlessOf(reading),
      grounds: withGround,
      groundSize: withGround === undefined ? undefined : (reading.sizes.find(isGround)?.size ?? largest),
      devices: devices === undefined || largest === undefined ? undefined : `${devices}:${wiredWith(reading.plain) ?? largest}`,
      clamps:
        /\b(?:no|nor|ni|or|without|sin) (?:internal |inside |internas |cable )*(?:clamps?|grapas?|abrazaderas?)|external clamps?|connectors outside/.test(
          reading.plain,
        )
          ? 'no'
          : reading.has('clamp') || /\bclamps?\b|abrazadera|grapa/.test(reading.plain)
            ? 'yes'
            : undefined,
      fittings: counted(things, 'fixture studs?|hickeys?|studs?|support fittings?|esparragos?'),
      boxVolumeIn3: roomIn3(reading),
    };
  },
  // 'How many more 12 AWG may enter?'
  also: (reading, figures) => {
    const wide = wideDevice(reading);
    if (wide !== undefined)
      return {
        text: {
          en: `A device wider than 2 in.${wide.named} counts double for each of ${wide.gangs} gangs.`,
          es: `Un dispositivo de más de 2 pulg.${wide.named} cuenta doble por cada uno de ${wide.gangs} gangs.`,
        },
        section: '314.16(B)(4)',
      };
    const figure = (name: string): number => Number(figures.find((each) => each.name === name)?.value);
    const size = reading.sizes[0]?.size;
    const each = CONDUCTOR_VOLUME_IN3[(reading.sizes.at(-1)?.size ?? size) as keyof typeof CONDUCTOR_VOLUME_IN3];
    const room = figure('boxVolume') - figure('requiredVolume');
    if (
      !/how many (?:more|additional|extra|other)|cuant[oa]s (?:\w+ ){0,2}?(?:mas|adicionales|extra)\b/.test(reading.plain) ||
      !(room >= 0) ||
      each === undefined
    )
      return undefined;
    const more = Math.floor(room / each + 1e-9);
    return {
      text: {
        en: `Room left: ${show(room)} in³ ÷ ${show(each)} in³ = **${more} more** conductors of ${size} AWG.`,
        es: `Espacio libre: ${show(room)} in³ ÷ ${show(each)} in³ = **${more} más** de calibre ${size}.`,
      },
    };
  },
  asks: () => ({
    en: 'To size a box I need: the **conductor size (gauge)**, the **number of conductors** that enter it (pigtails don’t count), how many **devices** (switches, receptacles), whether it has **internal clamps**, and how many **grounds**.',
    es: 'Para el tamaño de la caja necesito: el **calibre de los conductores**, el **número de conductores** que entran (las colas no cuentan), cuántos **dispositivos** (apagadores, contactos), si trae **grapas internas** y cuántas **tierras**.',
  }),
  usual: (_reading, values) =>
    values.conductors === undefined
      ? {
          values: { conductors: '4:12', grounds: 2, groundSize: '12', devices: '1:12', clamps: 'yes' },
          named: {
            en: 'For example, one receptacle on two 12/2 NM cables in a box with clamps:',
            es: 'Por ejemplo, un contacto con dos cables NM 12/2 en caja con grapas:',
          },
        }
      : undefined,
  references: [{ section: '314.16', why: { en: 'Number of conductors in boxes.', es: 'Número de conductores en cajas.' } }],
};

/** Volume of the box, with that of a ring or extension marked with its own. */
function roomIn3(reading: Reading): number | undefined {
  const [box, ring] = reading.all('volume');
  const extended = ring !== undefined && /\bring\b|extension|plaster|mud ring|domed|\baro\b|tapa|sobretapa/.test(reading.plain);
  return box === undefined ? standardBoxIn3(reading.plain) : box.value + (extended ? ring.value : 0);
}

/** 'How many 14/2 fit in this box?': the cables are what is asked for. */
const howManyCables = (reading: Reading): boolean =>
  /(?:how many|cuant[oa]s) (?:cables? |romex )?$/.test(reading.sizes[0]?.before ?? '') && reading.sizes[0]?.cableConductors !== undefined;

const MANY = /how many|\bcuant[oa]s|\bmax(?:imum|imo)?\b|\bmost\b|\bcaben\b|\bfit\b/;

/** 'A switch on the 14': the wire that the device is on. */
const wiredWith = (plain: string): string | undefined =>
  /(?:switch\w*|receptacles?|devices?|duplex|dimmers?|contactos?|apagador\w*)(?: \w+){0,2}? (?:on|to|al|con el|en el|en los)(?: the)? #?(14|12|10)(?! ?(?:in\b|amps|v\b))\b/.exec(
    plain,
  )?.[1];

/** 'How many 14 AWG in a box of 15.5 in³?': the size without a count. */
const countlessOf = (reading: Reading): string | undefined =>
  reading.sizes.length === 1 &&
  (reading.all('volume').length > 0 || standardBoxIn3(reading.plain) !== undefined) &&
  MANY.test(reading.plain)
    ? `:${reading.sizes[0]?.size}`
    : undefined;

const cableCount = (reading: Reading): number =>
  reading.sizes.reduce((sum, each) => sum + (each.cableConductors === undefined ? 0 : (each.count ?? 1)), 0);

/** A range or dryer receptacle, or another device wider than one gang, counts for each gang: 314.16(B)(4). */
function wideDevice(reading: Reading): { readonly gangs: number; readonly named: string } | undefined {
  const gangs = Number(/(?<![\w./])([2-4])[- ]gangs?\b/.exec(reading.plain)?.[1]);
  const rated = currents(reading).find((each) => each.value >= 30)?.value;
  return gangs > 1 &&
    (counted(withoutSizes(reading), DEVICES) ?? 1) === 1 &&
    (rated !== undefined || /\b(?:range|dryer|wide|needs|requires|estufa|secadora|anch[oa]|ocupa|necesita)\b/.test(reading.plain))
    ? { gangs, named: rated === undefined ? '' : ` (${rated} A)` }
    : undefined;
}

/** 'What volume does a switch on 14 AWG take?' */
const onlyDevice = (reading: Reading): boolean =>
  reading.sizes.length === 1 &&
  reading.all('volume').length === 0 &&
  conductorsOf(reading) === undefined &&
  new RegExp(`\\b${DEVICES}\\b`).test(reading.plain) &&
  /volum|allowance|cubic|in3/.test(reading.plain);

const isGround = (each: SizeMention): boolean =>
  each.cableConductors === undefined &&
  (each.bare === true || /^\s?(?:awg\s)?(?:\w+\s)?(?:equipment )?(?:ground|bare|egc|tierra|desnudo)/.test(each.after));

/** '4:12;2:14' out of cables ('two 14/2') and conductors ('six 12 awg'). */
function conductorsOf(reading: Reading): string | undefined {
  const groups = reading.sizes.flatMap((each) => {
    if (each.cableConductors !== undefined) return [`${(each.count ?? 1) * each.cableConductors}:${each.size}`];
    if (isGround(each) || /^\s?(?:awg\s)?(?:\w+\s)?(?:pigtail|jumper|cola)/.test(each.after)) return [];
    const behind = /^\s?(?:awg|gauge)?\s?(?:thhn |copper |cobre )?[,:]?\s?\(?(\d{1,2})\s(?:conductors|wires|conductores|cables)/.exec(
      each.after,
    )?.[1];
    const count = each.count ?? (behind === undefined ? undefined : Number(behind)) ?? plainCount(reading);
    return count === undefined ? [] : [`${count}:${each.size}`];
  });
  return groups.length === 0 ? undefined : groups.join(';');
}

/** '6 conductors ... 12 awg' with the size elsewhere. */
function plainCount(reading: Reading): number | undefined {
  if (reading.sizes.length > 1) return undefined;
  const found =
    /(?<![\w./#])(\d{1,2})\s(?:(?!ground|bare|tierra)[a-z-]+\s){0,2}?(?:conductors|wires|conductores|alambres|hilos|current)\b/.exec(
      reading.plain,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}

export const burialDepth: Intent = {
  calculator: 'burial-depth',
  also: (reading) => {
    const size = buriedSize(reading);
    const outside = `${show(outsideDiameterIn(reading) ?? 0, 3)} in.`;
    return size === undefined || /diamet|\bo\.?d\b/.test(reading.plain)
      ? undefined
      : { text: { en: `Trade size ${size}: ${outside} outside.`, es: `Tamaño ${size}: ${outside} por fuera.` } };
  },
  asks: (_reading, values) =>
    values.method === undefined
      ? {
          en: 'It depends on the wiring: **direct-buried cable (UF), rigid/IMC, PVC, a 120 V GFCI-protected 20 A dwelling circuit, or low-voltage landscape cable?** And is it under a **driveway, a slab or open yard**?',
          es: 'Depende del cableado: **¿cable directo enterrado (UF), rígido/IMC, PVC, circuito de vivienda de 120 V y 20 A con GFCI, o cable de bajo voltaje de jardín?** ¿Y va bajo **entrada de autos, losa o patio abierto**?',
        }
      : undefined,
  usual: (_reading, values) =>
    values.method === undefined
      ? {
          values: { method: 'direct' },
          named: { en: 'The safe case, cable buried directly:', es: 'El caso seguro, cable directo enterrado:' },
        }
      : undefined,
  references: [{ section: 'Table 300.5(A)', why: { en: 'Minimum cover.', es: 'Cobertura mínima.' } }],
};

/** Outside diameter of rigid and PVC conduit by trade size, as iron pipe. */
const PIPE_OUTSIDE_IN: Readonly<Record<string, number>> = {
  '1/2': 0.84,
  '3/4': 1.05,
  '1': 1.315,
  '1-1/4': 1.66,
  '1-1/2': 1.9,
  '2': 2.375,
  '2-1/2': 2.875,
  '3': 3.5,
  '4': 4.5,
};

const buriedSize = (reading: Reading): string | undefined =>
  /trench|zanja|\bdig\b|excav/.test(reading.plain) && burialMethod(reading) !== 'direct' ? tradeSizeOf(reading) : undefined;

/** For the depth of a trench: the diameter said, else that of the trade size. */
function outsideDiameterIn(reading: Reading): number | undefined {
  const said =
    /(?:outside diameter|\bo\.?d\b\.?|diametro exterior)[^\d]{0,8}(\d+(?:\.\d+|-\d+\/\d+)?)|(\d+(?:\.\d+|-\d+\/\d+)?) ?(?:in\.?|inch|pulg\w*)? ?(?:outside diameter|\bod\b|de diametro exterior)/.exec(
      reading.plain,
    );
  if (said !== null) return readFigure(said[1] ?? said[2] ?? '');
  return PIPE_OUTSIDE_IN[buriedSize(reading) ?? ''];
}

function burialMethod(reading: Reading): string | undefined {
  const { plain } = reading;
  if (/30 v\b|low[- ]voltage|bajo voltaje|12 v\b|24 v\b|irrigation|riego/.test(plain) && !/120/.test(plain)) return 'low-voltage';
  if (
    reading.has('gfci') &&
    (/120 v|20 amps|15 amps/.test(plain) || reading.has('dwelling')) &&
    !currents(reading).some((each) => each.value > 20) &&
    !reading.all('voltage').some((each) => each.value > 130)
  )
    return 'gfci-branch';
  if (reading.method === 'rmc' || reading.method === 'imc') return 'rigid';
  if (reading.method === 'pvc40' || reading.method === 'pvc80' || /hdpe|rtrc|nonmetallic raceway|plastic/.test(plain)) return 'nonmetallic';
  if (reading.method === 'uf' || /direct[- ]?bur|directamente enterrad|directo enterrado|uf cable|\buse-2\b/.test(plain)) return 'direct';
  return undefined;
}

/** Volts to ground of the usual systems, by their line voltage. */
const TO_GROUND: Readonly<Record<number, number>> = { 120: 120, 208: 120, 240: 120, 277: 277, 480: 277, 600: 347 };

export const workingSpace: Intent = {
  calculator: 'working-space',
  assumes: (reading) => {
    const line = volts(reading);
    return { voltsToGround: line === undefined ? (reading.has('panel') ? 120 : undefined) : TO_GROUND[line] };
  },
  also: (reading, figures) => {
    const [depth, width] = ['workingDepth', 'workingWidth'].map((name) => Number(figures.find((each) => each.name === name)?.value));
    if (!FLOOR.test(reading.plain) || depth === undefined || width === undefined) return undefined;
    const area = `${show(depth)} ft × ${show(width / 12)} ft = **${show((depth * width) / 12)} ft²**`;
    return { text: { en: `Floor area: ${area}.`, es: `Área de piso: ${area}.` } };
  },
};

const FLOOR = /\barea\b|sq(?:uare)? ?(?:ft|feet|foot)|pies cuadrados|superficie|how much floor/;

export const feederTaps: Intent = {
  calculator: 'feeder-taps',
  also: (reading) => {
    const device = nearestTo(/feeder|alimentador|from an?|upstream|primary/, currents(reading)) ?? currents(reading)[0];
    const { primary, secondary } = transformerVolts(reading);
    if (device !== undefined && reading.has('transformer') && primary !== undefined && secondary !== undefined && primary !== secondary) {
      const amps = `**${show(((device.value / 3) * primary) / secondary, 1)} A**`;
      return {
        text: {
          en: `Tap that feeds a transformer, primary and secondary together at most 25 ft: primary conductors at least 1/3 × ${show(device.value)} A = **${show(device.value / 3, 1)} A**, secondary conductors 1/3 × ${show(device.value)} A × ${show(primary)} V ÷ ${show(secondary)} V = ${amps}.`,
          es: `Derivación que alimenta un transformador, primario y secundario juntos de 25 ft a lo más: conductores primarios de al menos 1/3 × ${show(device.value)} A = **${show(device.value / 3, 1)} A**; secundarios, 1/3 × ${show(device.value)} A × ${show(primary)} V ÷ ${show(secondary)} V = ${amps}.`,
        },
        section: '240.21(B)(3)',
      };
    }
    return reading.has('motor') || reading.all('horsepower').length > 0
      ? {
          text: {
            en: 'A motor tap goes by 430.28: up to 10 ft a tenth of the feeder device, up to 25 ft a third of the ampacity of the feeder conductors, and never less than 125% of the motor’s table current.',
            es: 'Una derivación para motor va por 430.28: hasta 10 ft un décimo de la protección del alimentador, hasta 25 ft un tercio de la ampacidad de sus conductores, y nunca menos de 125% de la corriente de tabla del motor.',
          },
          section: '430.28',
        }
      : undefined;
  },
};

/** Volume of a standard metal box named by its measures: '4 square 1-1/2 deep', '4 x 2-1/8 octagon', '1900 box'. */
function standardBoxIn3(plain: string): number | undefined {
  const device = /(?<![\w./-])(3|4) ?(?:x|by|por) ?(2|2-1\/8) ?(?:x|by|por) ?(\d-\d\/\d|\d)(?![\d/])/.exec(plain);
  if (device !== null) return METAL_BOXES.find((box) => box.dimensions === device.slice(1).join(' × '))?.volumeIn3;
  const depth =
    /(?:x|by|por|de|deep|depth|profund\w*|de fondo|,)\s?(1-1\/4|1-1\/2|2-1\/8)|(1-1\/4|1-1\/2|2-1\/8)(?:\s?(?:in\b\.?|inch|pulg\w*)?)?\s?(?:deep|depth|de (?:fondo|profund\w*))|(?:square|octagon|round|cuadrad\w|octagonal|octogonal|redonda)\s(1-1\/4|1-1\/2|2-1\/8)/.exec(
      plain,
    );
  const deep = depth?.[1] ?? depth?.[2] ?? depth?.[3] ?? (/\b1900\b/.test(plain) ? '1-1/2' : undefined);
  if (deep === undefined || !/\b4\b|\b4 ?x ?4\b|4-11\/16|\b1900\b|square|cuadrad|octagon|octogonal|round|redonda/.test(plain))
    return undefined;
  const width = /4-11\/16/.test(plain) ? '4-11/16' : '4';
  const round = /octagon|round|octogonal|redonda/.test(plain);
  return METAL_BOXES.find((box) => box.dimensions === `${width} × ${deep}` && (box.shape === 'octagon') === round)?.volumeIn3;
}
