// The clear space in front of electrical equipment: depth, width, height, entrances and doors.
import {
  LARGE_EQUIPMENT_A,
  LARGE_EQUIPMENT_WIDTH_FT,
  PANIC_DOOR_A,
  PANIC_DOOR_WITHIN_FT,
  WORKING_CONDITIONS,
  WORKING_HEIGHT_FT,
  WORKING_SPACE_ROWS,
  WORKING_WIDTH_IN,
  type WorkingCondition,
} from '../tables/working-space.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  type CodeUse,
  editionCautions,
  gradeIn,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const CONDITION_TEXT: Readonly<Record<WorkingCondition, { readonly en: string; readonly es: string }>> = {
  '1': { en: 'nothing live or grounded opposite', es: 'sin partes vivas ni puestas a tierra enfrente' },
  '2': {
    en: 'grounded parts opposite (concrete, brick and tile count)',
    es: 'partes puestas a tierra enfrente (cuentan concreto, ladrillo y azulejo)',
  },
  '3': { en: 'live parts on both sides', es: 'partes vivas en ambos lados' },
};

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'voltsToGround',
    label: { en: 'Voltage to ground', es: 'Voltaje a tierra' },
    unit: 'V',
    min: 1,
    max: 1000,
  },
  {
    kind: 'choice',
    name: 'condition',
    label: { en: 'Condition', es: 'Condición' },
    options: WORKING_CONDITIONS.map((value) => ({
      value,
      label: { en: `${value}: ${CONDITION_TEXT[value].en}`, es: `${value}: ${CONDITION_TEXT[value].es}` },
    })),
    optional: true,
  },
  {
    kind: 'number',
    name: 'equipmentWidthIn',
    label: { en: 'Width of the equipment', es: 'Ancho del equipo' },
    unit: 'in',
    min: 1,
    max: 1200,
    optional: true,
  },
  {
    kind: 'number',
    name: 'equipmentHeightFt',
    label: { en: 'Height of the equipment', es: 'Altura del equipo' },
    unit: 'ft',
    min: 0.5,
    max: 30,
    optional: true,
  },
  {
    kind: 'number',
    name: 'ratingA',
    label: { en: 'Rating of the equipment', es: 'Capacidad del equipo' },
    unit: 'A',
    min: 1,
    max: 20_000,
    optional: true,
  },
  {
    kind: 'text',
    name: 'depthsIn',
    label: { en: 'Depth of each line-up, for the size of the room, in.', es: 'Fondo de cada equipo, para el tamaño del cuarto, in.' },
    example: '26, 26',
    fallback: '',
    optional: true,
  },
];

/** Depth in feet by Table 110.26(A)(1), with the row it stands in; undefined above 1000 V to ground. */
export function workingDepth(voltsToGround: number, condition: WorkingCondition) {
  const rowIndex = WORKING_SPACE_ROWS.findIndex((row) => voltsToGround <= row.maxVolts);
  const row = WORKING_SPACE_ROWS[rowIndex];
  const depthFt = row?.depthFt[WORKING_CONDITIONS.indexOf(condition)];
  return row === undefined || depthFt === undefined ? undefined : { depthFt, grade: row.grade, rowIndex };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const volts = read.number('voltsToGround');
  const given = read.optionalChoice('condition', WORKING_CONDITIONS);
  const condition = given ?? '3';
  const found = workingDepth(volts, condition);
  if (found === undefined) throw new RangeError(`No row for ${volts} V to ground`);
  const widthIn = Math.max(WORKING_WIDTH_IN, read.optionalNumber('equipmentWidthIn') ?? 0);
  const heightFt = Math.max(WORKING_HEIGHT_FT, read.optionalNumber('equipmentHeightFt') ?? 0);
  const ratingA = read.optionalNumber('ratingA');
  const equipmentWidthIn = read.optionalNumber('equipmentWidthIn');
  const depthsText = read.text('depthsIn');
  const depths = depthsText === '' ? [] : readList(depthsText, 'depthsIn', language);
  const roomIn = found.depthFt * 12 + depths.reduce((sum, each) => sum + each, 0);
  const room = depths.length === 0 ? '' : ` ${language === 'en' ? 'Room' : 'Cuarto'}: **${show(roomIn)} in.** (${feetAndInches(roomIn)}).`;
  const grade = gradeIn(edition, found.grade);
  const sure = gradeIn(edition, 'V2');
  const depth = `${show(found.depthFt)} ft`;
  const large = ratingA !== undefined && ratingA >= LARGE_EQUIPMENT_A && (equipmentWidthIn ?? 0) > LARGE_EQUIPMENT_WIDTH_FT * 12;
  const door = ratingA !== undefined && ratingA >= PANIC_DOOR_A;
  const shallow = given === undefined ? WORKING_SPACE_ROWS[found.rowIndex]?.depthFt : undefined;

  const steps = [
    say(language, {
      en: `Depth, Table 110.26(A)(1): ${show(volts)} V to ground, condition ${condition} (${CONDITION_TEXT[condition].en}): ${depth}${mark(grade, 'en')}.`,
      es: `Profundidad, Tabla 110.26(A)(1): ${show(volts)} V a tierra, condición ${condition} (${CONDITION_TEXT[condition].es}): ${depth}${mark(grade, 'es')}.`,
    }),
    say(language, {
      en: `Width: 30 in. or that of the equipment, whichever is more: ${show(widthIn)} in.`,
      es: `Ancho: 30 in. o el del equipo, lo que sea mayor: ${show(widthIn)} in.`,
    }),
    say(language, {
      en: `Height: 6.5 ft or that of the equipment, whichever is more: ${show(heightFt)} ft.`,
      es: `Altura: 6.5 ft o la del equipo, lo que sea mayor: ${show(heightFt)} ft.`,
    }),
    ...(depths.length === 0 ? [] : [`${[...depths, found.depthFt * 12].map((each) => show(each)).join(' + ')} = ${show(roomIn)} in.`]),
    ...(large
      ? [
          say(language, {
            en: 'Rated 1200 A or more and over 6 ft wide: an entrance at each end, unless the way out is clear or the depth is doubled.',
            es: 'De 1200 A o más y de más de 6 ft de ancho: una entrada en cada extremo, salvo salida libre o el doble de profundidad.',
          }),
        ]
      : []),
    ...(door
      ? [
          say(language, {
            en: `Rated ${PANIC_DOOR_A} A or more: personnel doors within ${PANIC_DOOR_WITHIN_FT} ft open outward with listed panic hardware.`,
            es: `De ${PANIC_DOOR_A} A o más: las puertas a menos de ${PANIC_DOOR_WITHIN_FT} ft abren hacia afuera con barra antipánico listada.`,
          }),
        ]
      : []),
  ];
  return {
    result: say(language, {
      en: `Keep **${depth}** deep${mark(grade, 'en')}, **${show(widthIn)} in.** wide and **${show(heightFt)} ft** high${mark(sure, 'en')} clear in front of the equipment.${room}`,
      es: `Deje libres **${depth}** de profundidad${mark(grade, 'es')}, **${show(widthIn)} in.** de ancho y **${show(heightFt)} ft** de altura${mark(sure, 'es')} frente al equipo.${room}`,
    }),
    explanation:
      shallow !== undefined && shallow[0] !== shallow[2]
        ? say(language, {
            en: `With nothing live or grounded opposite (condition 1) ${show(shallow[0])} ft do; with a grounded wall opposite (condition 2) ${show(shallow[1])} ft.`,
            es: `Sin nada vivo ni puesto a tierra enfrente (condición 1) bastan ${show(shallow[0])} ft; con una pared puesta a tierra enfrente (condición 2), ${show(shallow[1])} ft.`,
          })
        : '',
    steps,
    figures: [
      { name: 'workingDepth', value: found.depthFt, unit: 'ft', grade },
      ...(depths.length === 0 ? [] : [{ name: 'roomDepth', value: roomIn, unit: 'in', grade }]),
      { name: 'workingWidth', value: widthIn, unit: 'in', grade: sure },
      { name: 'workingHeight', value: heightFt, unit: 'ft', grade: sure },
      ...(ratingA === undefined ? [] : [{ name: 'entrances', value: large ? 2 : 1, unit: '', grade: sure }]),
    ],
    references: references(found.grade, large, door, ctx),
    assumptions: [
      ...(given === undefined
        ? [
            say(language, {
              en: 'Condition 3, the deepest: live parts on both sides.',
              es: 'Condición 3, la más profunda: partes vivas en ambos lados.',
            }),
          ]
        : []),
      ...(ratingA === undefined ? [say(language, { en: 'Equipment below 800 A.', es: 'Equipo de menos de 800 A.' })] : []),
    ],
    cautions: [
      say(language, {
        en: 'Measured from the live parts, or from the front of the enclosure when they are enclosed. Not for storage; doors and hinged panels must open at least 90 degrees.',
        es: 'Se mide desde las partes vivas, o desde el frente del gabinete si están encerradas. No es para almacenar; puertas y tapas con bisagras deben abrir al menos 90 grados.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [
      excerptRows({
        title: say(language, { en: 'Depth of working space, feet', es: 'Profundidad del espacio de trabajo, ft' }),
        code: 'Table 110.26(A)(1)',
        edition,
        grade,
        columns: [
          say(language, { en: 'V to ground', es: 'V a tierra' }),
          ...WORKING_CONDITIONS.map((each) => say(language, { en: `Condition ${each}`, es: `Condición ${each}` })),
        ],
        rows: WORKING_SPACE_ROWS.map((row) => [row.label, ...row.depthFt.map((each) => show(each))]),
        used: found.rowIndex,
      }),
    ],
  };
}

/** 100 -> '8 ft 4 in.' */
const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)} ft ${show(inches % 12)} in.`;

function references(depthGrade: CodeUse['grade'], large: boolean, door: boolean, ctx: CalculatorContext): readonly CodeUse[] {
  const sure = gradeIn(ctx.edition, 'V2');
  return [
    {
      section: 'Table 110.26(A)(1)',
      why: { en: 'Depth by voltage to ground and condition.', es: 'Profundidad según voltaje a tierra y condición.' },
      grade: gradeIn(ctx.edition, depthGrade),
    },
    { section: '110.26(A)(2)', why: { en: 'Width of the space.', es: 'Ancho del espacio.' }, grade: sure },
    { section: '110.26(A)(3)', why: { en: 'Height of the space.', es: 'Altura del espacio.' }, grade: sure },
    ...(large
      ? [
          {
            section: '110.26(C)(2)',
            why: { en: 'Two entrances for large equipment.', es: 'Dos entradas para equipo grande.' },
            grade: sure,
          },
        ]
      : []),
    ...(door
      ? [{ section: '110.26(C)(3)', why: { en: 'Doors and panic hardware.', es: 'Puertas y barra antipánico.' }, grade: sure }]
      : []),
  ];
}

export const workingSpace: Calculator = {
  id: 'working-space',
  title: { en: 'Working space', es: 'Espacio de trabajo' },
  words: [
    'working space',
    'clearance',
    'panel clearance',
    '36 inches',
    '3 feet',
    '110.26',
    'door',
    'headroom',
    'espacio de trabajo',
    'distancia al tablero',
    'espacio frente al tablero',
    'puerta',
  ],
  inputs: INPUTS,
  form: {
    more: ['equipmentWidthIn', 'equipmentHeightFt', 'ratingA', 'depthsIn'],
    rows: { depthsIn: { kind: 'figures', item: { en: 'line-ups', es: 'equipos' }, unit: 'in' } },
  },
  headed: [{ kind: 'toGround', to: 'voltsToGround' }],
  bounds: [
    {
      given: { named: 'length', of: ['width'] },
      is: 'least',
      limit: { figure: 'workingWidth' },
      name: { en: 'the width needed', es: 'el ancho necesario' },
    },
    {
      given: { named: 'length', of: ['height'] },
      is: 'least',
      limit: { figure: 'workingHeight' },
      name: { en: 'the height needed', es: 'la altura necesaria' },
    },
    {
      given: { named: 'length', not: ['width', 'height'] },
      is: 'least',
      limit: { figure: 'workingDepth' },
      name: { en: 'the depth needed', es: 'la profundidad necesaria' },
    },
  ],
  calculate,
  followUps: {
    en: ['Does a concrete wall count as grounded?', 'When are two exits needed?'],
    es: ['¿Una pared de concreto cuenta como puesta a tierra?', '¿Cuándo se necesitan dos salidas?'],
  },
};
