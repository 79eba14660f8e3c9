// Box fill by 314.16: the volume that conductors, devices, clamps and grounds take, and the boxes that have it.
import type { TableExcerpt } from '../../contract/answer.ts';
import type { Edition, Language } from '../../contract/values.ts';
import { BOX_FILL_SIZES, type BoxFillSize, CONDUCTOR_VOLUME_IN3, METAL_BOXES, type MetalBox } from '../tables/box.ts';
import { compareSizes, sizeLabel } from '../tables/conductors.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  tidy,
  type Values,
} from './calculator.ts';
import { SIZE_INPUT, YES_NO, yesNo } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { missing, readValues, type ValueReader } from './read-values.ts';

const count = (name: string, en: string, es: string): CalculatorInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit: '',
  min: 0,
  max: 100,
  fallback: 0,
});

const SIZES = SIZE_INPUT.options.filter((option) => BOX_FILL_SIZES.some((size) => size === option.value));

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'conductors',
    label: {
      en: 'Insulated conductors: each that ends, is spliced or passes through',
      es: 'Conductores aislados: cada uno que termina, se empalma o pasa',
    },
    example: '4:12;2:14',
    optional: true,
  },
  count('grounds', 'Equipment grounding conductors entering', 'Conductores de tierra que entran'),
  {
    ...SIZE_INPUT,
    name: 'groundSize',
    label: { en: 'Largest grounding conductor', es: 'Conductor de tierra más grueso' },
    options: SIZES,
    optional: true,
  },
  {
    kind: 'text',
    name: 'devices',
    label: {
      en: 'Devices (switches, receptacles), by the largest wire on them',
      es: 'Dispositivos (apagadores, contactos), por su cable más grueso',
    },
    example: '1:12',
    optional: true,
  },
  yesNo('clamps', 'Internal cable clamps', 'Abrazaderas de cable internas'),
  count('fittings', 'Fixture studs, hickeys and other support fittings', 'Espárragos, hickeys y otros soportes'),
  {
    kind: 'number',
    name: 'boxVolumeIn3',
    label: { en: 'Volume of the box', es: 'Volumen de la caja' },
    unit: 'in³',
    min: 1,
    max: 1000,
    optional: true,
  },
];

interface Group {
  readonly count: number;
  readonly size: BoxFillSize;
}

/** Reads '4:12;2:14'. @throws InputError naming `name` */
export function parseBoxGroups(text: string, name: string, language: Language): readonly Group[] {
  return text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [countText = '', sizeText = '', ...rest] = each.split(':').map((part) => part.trim());
      const size = BOX_FILL_SIZES.find((one) => one === sizeText);
      const number = Number(countText);
      if (rest.length > 0 || !Number.isInteger(number) || number < 1 || number > 100) throw unreadable(each, name, language);
      if (size === undefined) throw notBoxFill(sizeText, name, language);
      return { count: number, size };
    });
}

const unreadable = (text: string, name: string, language: Language): InputError =>
  new InputError(
    name,
    say(language, {
      en: `Cannot read “${text}”. Write count:size, such as 4:12;2:14.`,
      es: `No se entiende «${text}». Escriba cantidad:calibre, por ejemplo 4:12;2:14.`,
    }),
  );

const notBoxFill = (size: string, name: string, language: Language): InputError =>
  new InputError(
    name,
    say(language, {
      en: `Box fill is for 18 to 6 AWG; “${size}” is not one of them. Boxes for 4 AWG and larger are sized as pull boxes, 314.28.`,
      es: `El llenado de cajas es para 18 a 6 AWG; «${size}» no lo es. Las cajas para 4 AWG y mayores se calculan como cajas de paso, 314.28.`,
    }),
  );

export interface BoxContents {
  readonly conductors: readonly Group[];
  readonly devices: readonly Group[];
  readonly grounds: number;
  readonly groundSize: BoxFillSize | undefined;
  readonly clamps: boolean;
  readonly fittings: number;
}

export interface BoxFill {
  readonly conductorsIn3: number;
  readonly devicesIn3: number;
  readonly groundsIn3: number;
  /** Allowances that the grounds count as: 1 for all to 2017; from 2020 on 1 to four, a quarter for each further. */
  readonly groundAllowances: number;
  readonly clampsIn3: number;
  readonly fittingsIn3: number;
  readonly totalIn3: number;
  readonly largest: BoxFillSize;
}

/** Allowances that a number of equipment grounding conductors counts as. */
export const groundAllowances = (grounds: number, edition: Edition): number =>
  grounds === 0 ? 0 : edition === '2017' ? 1 : 1 + Math.max(0, grounds - 4) / 4;

/** Volume in cubic inches that the contents of a box ask for, by edition; undefined when there is nothing in it. */
export function boxFillVolume(contents: BoxContents, edition: Edition): BoxFill | undefined {
  const wires = [...contents.conductors, ...contents.devices].map((each) => each.size);
  const all = contents.groundSize === undefined ? wires : [...wires, contents.groundSize];
  const largest = [...all].sort(compareSizes).at(-1);
  if (largest === undefined) return undefined;
  const sum = (groups: readonly Group[], times: number): number =>
    groups.reduce((total, each) => total + each.count * times * CONDUCTOR_VOLUME_IN3[each.size], 0);
  const allowances = groundAllowances(contents.grounds, edition);
  const conductorsIn3 = sum(contents.conductors, 1);
  const devicesIn3 = sum(contents.devices, 2);
  const groundsIn3 = allowances * CONDUCTOR_VOLUME_IN3[contents.groundSize ?? largest];
  const clampsIn3 = contents.clamps ? CONDUCTOR_VOLUME_IN3[largest] : 0;
  const fittingsIn3 = contents.fittings * CONDUCTOR_VOLUME_IN3[largest];
  return {
    conductorsIn3,
    devicesIn3,
    groundsIn3,
    groundAllowances: allowances,
    clampsIn3,
    fittingsIn3,
    totalIn3: conductorsIn3 + devicesIn3 + groundsIn3 + clampsIn3 + fittingsIn3,
    largest,
  };
}

/** Standard metal boxes that hold `volumeIn3`, smallest first; boxes counted by the gang and unsure ones left out. */
export const boxesFor = (volumeIn3: number): readonly MetalBox[] =>
  METAL_BOXES.filter((box) => !box.perGang && box.grade === 'V2' && box.volumeIn3 >= volumeIn3 - 1e-9).sort(
    (a, b) => a.volumeIn3 - b.volumeIn3,
  );

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const onlyGrounds = !read.given('conductors') && read.given('grounds') && read.given('groundSize');
  const partial = onlyGrounds || (!read.given('conductors') && read.given('devices'));
  const listed = partial ? '' : read.text('conductors');
  const countless = /^:\s?(\d+)$/.exec(listed)?.[1];
  if (countless !== undefined) return howManyFit(countless, read, ctx);
  const contents: BoxContents = {
    conductors: parseBoxGroups(listed, 'conductors', language),
    devices: read.given('devices') ? parseBoxGroups(read.text('devices'), 'devices', language) : [],
    grounds: Math.round(read.number('grounds')),
    groundSize: read.optionalChoice('groundSize', BOX_FILL_SIZES),
    clamps: read.choice('clamps', YES_NO) === 'yes',
    fittings: Math.round(read.number('fittings')),
  };
  const found = boxFillVolume(contents, edition);
  if (found === undefined) throw unreadable('', 'conductors', language);
  const grade = gradeIn(edition, 'V2');
  const unsure = mark(grade, language);
  const boxVolume = read.optionalNumber('boxVolumeIn3');
  const boxes = boxesFor(found.totalIn3);
  const smallest = boxes[0];
  const total = `${show(found.totalIn3)} in³`;
  const fitsBox = boxVolume === undefined || boxVolume >= found.totalIn3 - 1e-9;
  const more = Math.floor(((boxVolume ?? 0) - found.totalIn3) / CONDUCTOR_VOLUME_IN3[found.largest] + 1e-9);
  const room = more > 0 ? { count: more, size: found.largest } : undefined;

  return {
    result: onlyGrounds
      ? say(language, {
          en: `${contents.grounds} grounding conductors of ${sizeLabel(found.largest)} take **${total}**${unsure} in a box.`,
          es: `${contents.grounds} tierras ${sizeLabel(found.largest)} ocupan **${total}**${unsure} en la caja.`,
        })
      : partial
        ? say(language, {
            en: `The device takes **${total}**${unsure} in a box.`,
            es: `El dispositivo ocupa **${total}**${unsure} en la caja.`,
          })
        : boxResult({ language, unsure, total, boxVolume, fitsBox, smallest, room }),
    explanation:
      boxes.length > 1 && !partial
        ? say(language, {
            en: `Metal boxes that hold it: ${boxes
              .slice(0, 5)
              .map((box) => `${box.label.en} (${show(box.volumeIn3)} in³)`)
              .join('; ')}. A plastic box has its volume stamped inside.`,
            es: `Cajas metálicas que alcanzan: ${boxes
              .slice(0, 5)
              .map((box) => `${box.label.es} (${show(box.volumeIn3)} in³)`)
              .join('; ')}. Las de plástico traen su volumen marcado adentro.`,
          })
        : '',
    steps: boxSteps(contents, found, ctx),
    figures: [
      { name: 'requiredVolume', value: tidy(found.totalIn3), unit: 'in³', grade },
      { name: 'conductorsVolume', value: tidy(found.conductorsIn3), unit: 'in³', grade },
      { name: 'devicesVolume', value: tidy(found.devicesIn3), unit: 'in³', grade },
      { name: 'groundsVolume', value: tidy(found.groundsIn3), unit: 'in³', grade },
      { name: 'clampsVolume', value: tidy(found.clampsIn3), unit: 'in³', grade },
      { name: 'fittingsVolume', value: tidy(found.fittingsIn3), unit: 'in³', grade },
      ...boxes.slice(0, 5).map((box, index) => ({ name: `box${index + 1}Volume`, value: box.volumeIn3, unit: 'in³', grade })),
      ...(boxVolume === undefined ? [] : [{ name: 'boxVolume', value: boxVolume, unit: 'in³', grade: 'V2' as const }]),
      ...(boxVolume === undefined || !fitsBox ? [] : [{ name: 'moreConductors', value: more, unit: '', grade }]),
    ],
    references: [
      { section: '314.16(B)', why: { en: 'What counts, and how much.', es: 'Qué cuenta y cuánto.' }, grade },
      { section: 'Table 314.16(A)', why: { en: 'Volume of standard metal boxes.', es: 'Volumen de cajas metálicas estándar.' }, grade },
    ],
    assumptions: [
      ...(contents.grounds > 0 && contents.groundSize === undefined
        ? [
            say(language, {
              en: `Grounds counted as ${sizeLabel(found.largest)}, the largest wire.`,
              es: `Tierras contadas como ${sizeLabel(found.largest)}, el cable más grueso.`,
            }),
          ]
        : []),
      ...(read.given('devices') ? [] : [say(language, { en: 'No devices.', es: 'Sin dispositivos.' })]),
      ...(read.given('grounds') ? [] : [say(language, { en: 'No grounding conductors.', es: 'Sin conductores de tierra.' })]),
      ...(read.given('clamps') ? [] : [say(language, { en: 'No internal clamps.', es: 'Sin abrazaderas internas.' })]),
    ],
    cautions: [
      edition === '2017'
        ? say(language, {
            en: 'From 2020 on more than four grounding conductors take a quarter allowance each.',
            es: 'Desde 2020, cada tierra que pase de cuatro cuenta un cuarto más.',
          })
        : say(language, {
            en: 'To 2017 all grounding conductors together counted as one.',
            es: 'Hasta 2017 todas las tierras juntas contaban como una.',
          }),
      say(language, {
        en: 'Pigtails that stay in the box do not count. A device wider than one gang counts for each gang, a long unbroken loop counts twice, and from 2020 on terminal blocks count (not verified).',
        es: 'Las colas (pigtails) que no salen de la caja no cuentan. Un dispositivo de más de un gang cuenta por cada gang, una vuelta larga sin cortar cuenta doble y desde 2020 cuentan los bloques de terminales (sin verificar).',
      }),
      ...editionCautions(ctx),
    ],
    tables: [volumeTable(found.largest, ctx)],
  };
}

/** How many conductors of one size a box of known volume takes beside its devices, grounds, clamps and fittings. */
function howManyFit(sizeText: string, read: ValueReader, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const size = BOX_FILL_SIZES.find((each) => each === sizeText);
  if (size === undefined) throw notBoxFill(sizeText, 'conductors', language);
  const boxVolume = read.optionalNumber('boxVolumeIn3');
  if (boxVolume === undefined) throw missing(read.input('boxVolumeIn3'), language);
  const contents: BoxContents = {
    conductors: [{ count: 0, size }],
    devices: read.given('devices') ? parseBoxGroups(read.text('devices'), 'devices', language) : [],
    grounds: Math.round(read.number('grounds')),
    groundSize: read.optionalChoice('groundSize', BOX_FILL_SIZES),
    clamps: read.choice('clamps', YES_NO) === 'yes',
    fittings: Math.round(read.number('fittings')),
  };
  const others = boxFillVolume(contents, edition);
  const otherIn3 = others?.totalIn3 ?? 0;
  const each = CONDUCTOR_VOLUME_IN3[size];
  const most = Math.max(0, Math.floor((boxVolume - otherIn3) / each + 1e-9));
  const grade = gradeIn(edition, 'V2');
  const free = otherIn3 === 0 ? `${show(boxVolume)} in³` : `(${show(boxVolume)} − ${show(otherIn3)}) in³`;
  return {
    result: say(language, {
      en: `**${most}** conductors of ${sizeLabel(size)} fit in a box of ${show(boxVolume)} in³${mark(grade, 'en')}.`,
      es: `Caben **${most}** conductores ${sizeLabel(size)} en una caja de ${show(boxVolume)} in³${mark(grade, 'es')}.`,
    }),
    explanation:
      otherIn3 === 0
        ? say(language, {
            en: 'Devices, internal clamps and grounding conductors take room too: a device counts as two conductors, the clamps as one, up to four grounds as one.',
            es: 'Los dispositivos, las grapas internas y las tierras también ocupan: un dispositivo cuenta como dos conductores, las grapas como uno y hasta cuatro tierras como uno.',
          })
        : '',
    steps: [
      ...(others === undefined || otherIn3 === 0 ? [] : boxSteps({ ...contents, conductors: [] }, others, ctx)),
      `${free} ÷ ${show(each)} in³ = ${show((boxVolume - otherIn3) / each)}.`,
    ],
    figures: [
      { name: 'mostConductors', value: most, unit: '', grade },
      { name: 'conductorVolume', value: each, unit: 'in³', grade },
      { name: 'boxVolume', value: boxVolume, unit: 'in³', grade: 'V2' },
    ],
    references: [
      { section: '314.16(B)', why: { en: 'What counts, and how much.', es: 'Qué cuenta y cuánto.' }, grade },
      { section: 'Table 314.16(A)', why: { en: 'Volume of standard metal boxes.', es: 'Volumen de cajas metálicas estándar.' }, grade },
    ],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [volumeTable(size, ctx)],
  };
}

function boxResult(told: {
  readonly language: Language;
  readonly unsure: string;
  readonly total: string;
  readonly boxVolume: number | undefined;
  readonly fitsBox: boolean;
  readonly smallest: MetalBox | undefined;
  /** Conductors of the largest size that would still go in. */
  readonly room: Group | undefined;
}): string {
  const { language, unsure, total, boxVolume, fitsBox, smallest, room } = told;
  const left =
    room === undefined
      ? { en: '', es: '' }
      : {
          en: `; **${room.count}** more ${sizeLabel(room.size)} would fit`,
          es: `; aún ${room.count === 1 ? 'cabe' : 'caben'} **${room.count}** ${sizeLabel(room.size)} más`,
        };
  const box =
    smallest === undefined
      ? {
          en: ' No standard metal box is that large; use a ganged or larger box.',
          es: ' Ninguna caja metálica estándar alcanza; use una caja de varios gangs o mayor.',
        }
      : {
          en: ` The smallest standard metal box is ${smallest.label.en} (**${show(smallest.volumeIn3)} in³**).`,
          es: ` La caja metálica estándar más chica es la ${smallest.label.es} (**${show(smallest.volumeIn3)} in³**).`,
        };
  if (boxVolume === undefined) {
    return say(language, { en: `The box needs **${total}**${unsure}.${box.en}`, es: `La caja necesita **${total}**${unsure}.${box.es}` });
  }
  return fitsBox
    ? say(language, {
        en: `The contents need **${total}**${unsure}: a box of ${show(boxVolume)} in³ is large enough${left.en}.`,
        es: `El contenido necesita **${total}**${unsure}: una caja de ${show(boxVolume)} in³ alcanza${left.es}.`,
      })
    : say(language, {
        en: `The contents need **${total}**${unsure}: a box of ${show(boxVolume)} in³ is **too small**.${box.en}`,
        es: `El contenido necesita **${total}**${unsure}: una caja de ${show(boxVolume)} in³ **no alcanza**.${box.es}`,
      });
}

function boxSteps(contents: BoxContents, found: BoxFill, ctx: CalculatorContext): readonly string[] {
  const { language } = ctx;
  const steps: string[] = [];
  const add = (en: string, es: string) => steps.push(say(language, { en, es }));
  for (const each of contents.conductors) {
    const volume = CONDUCTOR_VOLUME_IN3[each.size];
    const sum = `${each.count} × ${show(volume)} in³ = ${show(each.count * volume)} in³`;
    add(`${sizeLabel(each.size)} conductors: ${sum}.`, `Conductores ${sizeLabel(each.size)}: ${sum}.`);
  }
  if (contents.grounds > 0) {
    const volume = CONDUCTOR_VOLUME_IN3[contents.groundSize ?? found.largest];
    const sum = `${show(found.groundAllowances)} × ${show(volume)} in³ = ${show(found.groundsIn3, 4)} in³`;
    add(
      `${contents.grounds} grounding conductors count as ${show(found.groundAllowances)}: ${sum}.`,
      `${contents.grounds} conductores de tierra cuentan como ${show(found.groundAllowances)}: ${sum}.`,
    );
  }
  for (const each of contents.devices) {
    const volume = CONDUCTOR_VOLUME_IN3[each.size];
    const sum = `${each.count} × 2 × ${show(volume)} in³ = ${show(each.count * 2 * volume)} in³`;
    add(
      `Devices on ${sizeLabel(each.size)}, two allowances each: ${sum}.`,
      `Dispositivos con ${sizeLabel(each.size)}, dos por cada uno: ${sum}.`,
    );
  }
  if (contents.clamps) {
    add(
      `Internal clamps, one allowance of the largest wire: ${show(found.clampsIn3)} in³.`,
      `Abrazaderas internas, una vez el cable más grueso: ${show(found.clampsIn3)} in³.`,
    );
  }
  if (contents.fittings > 0) {
    add(
      `Support fittings: ${contents.fittings} × ${show(CONDUCTOR_VOLUME_IN3[found.largest])} in³ = ${show(found.fittingsIn3)} in³.`,
      `Soportes: ${contents.fittings} × ${show(CONDUCTOR_VOLUME_IN3[found.largest])} in³ = ${show(found.fittingsIn3)} in³.`,
    );
  }
  add(`Total: ${show(found.totalIn3)} in³.`, `Total: ${show(found.totalIn3)} in³.`);
  return steps;
}

function volumeTable(size: BoxFillSize, ctx: CalculatorContext): TableExcerpt {
  return excerptRows({
    title: say(ctx.language, { en: 'Volume of one conductor', es: 'Volumen de un conductor' }),
    code: 'Table 314.16(B)(1)',
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, 'V2'),
    columns: [say(ctx.language, { en: 'Size', es: 'Calibre' }), 'in³'],
    rows: BOX_FILL_SIZES.map((each) => [sizeLabel(each), CONDUCTOR_VOLUME_IN3[each].toFixed(2)]),
    used: BOX_FILL_SIZES.indexOf(size),
  });
}

export const boxFill: Calculator = {
  id: 'box-fill',
  title: { en: 'Box fill', es: 'Llenado de cajas' },
  words: [
    'box fill',
    'junction box',
    'j-box',
    'device box',
    '4 square',
    'octagon',
    'cubic inches',
    'gang box',
    'wires in a box',
    'caja',
    'llenado de caja',
    'chalupa',
    'registro',
    'cuantos alambres caben en la caja',
    'pulgadas cubicas',
  ],
  inputs: INPUTS,
  form: {
    more: ['fittings'],
    usual: { conductors: '4:12', groundSize: '12' },
    rows: {
      conductors: { kind: 'counted', item: { en: 'conductors', es: 'conductores' }, sizes: SIZES, asksCount: true },
      devices: { kind: 'counted', item: { en: 'devices', es: 'dispositivos' }, sizes: SIZES },
    },
  },
  bounds: [
    {
      given: { input: 'boxVolumeIn3' },
      is: 'least',
      limit: { figure: 'requiredVolume' },
      name: { en: 'the volume needed', es: 'el volumen necesario' },
    },
    {
      given: { named: 'volume' },
      is: 'least',
      limit: { figure: 'requiredVolume' },
      name: { en: 'the volume needed', es: 'el volumen necesario' },
    },
  ],
  turns: [{ input: 'clamps', value: 'yes', when: { en: 'the box has internal clamps', es: 'la caja tenga abrazaderas internas' } }],
  calculate,
  followUps: {
    en: ['Do grounds count in the box?', 'Does a pigtail count?'],
    es: ['¿Cuentan las tierras en la caja?', '¿Cuenta un pigtail?'],
  },
};
