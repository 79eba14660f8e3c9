// Rows of the code's tables by name, in one form for all: what somebody looks up who does not run a calculator.
import type { Edition, Grade } from '../../contract/values.ts';
import { gradeIn } from '../calculators/calculator.ts';
import { toBaseNumber } from '../knowledge/sections.ts';
import {
  ADJUSTMENT_GRADE,
  ADJUSTMENT_ROWS,
  ampacitySizes,
  CORRECTION_GRADE,
  CORRECTION_ROWS,
  DWELLING_CONDUCTORS,
  TEMPERATURE_RATINGS,
  tableAmpacity,
  tableAmpacityGrade,
} from '../tables/ampacity.ts';
import { BOX_FILL_SIZES, CONDUCTOR_VOLUME_IN3 } from '../tables/box.ts';
import { BURIAL_GRADE, BURIAL_ROWS } from '../tables/burial.ts';
import { CONDUCTOR_AREA_IN2, DC_RESISTANCE, RACEWAY_AREA_IN2, RACEWAYS, racewayGrade, TRADE_SIZES } from '../tables/chapter-9.ts';
import { CONDUCTOR_SIZES, type ConductorSize, sizeLabel } from '../tables/conductors.ts';
import { ELECTRODE_GRADE, ELECTRODE_ROWS, EQUIPMENT_GROUNDING_ROWS } from '../tables/grounding.ts';
import { motorCurrentTable } from '../tables/motors.ts';
import { STANDARD_RATINGS_A, STANDARD_RATINGS_GRADE, smallConductorLimit } from '../tables/overcurrent.ts';
import { WORKING_SPACE_ROWS } from '../tables/working-space.ts';

export interface CodeTable {
  /** As numbered in 2023. */
  readonly code: string;
  /** The first names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly grade: Grade;
}

const amps = (value: number | null | undefined): string => (value === undefined || value === null ? '–' : `${value} A`);
const withArea = CONDUCTOR_SIZES.filter((size) => CONDUCTOR_AREA_IN2.thhn[size] !== undefined);
const area = (value: number | undefined): string => (value === undefined ? '–' : `${value} in²`);

const motors = (code: string, supply: '1' | '3' | 'dc'): CodeTable => {
  const table = motorCurrentTable(supply);
  const rows = table.rows.map((row) => [`${row.hp} hp`, ...row.amperes.map(amps)]);
  return { code, columns: ['hp', ...table.volts.map((volts) => `${volts} V`)], rows, grade: table.grade };
};

const smallConductor = (size: ConductorSize, metal: 'cu' | 'al'): string => amps(smallConductorLimit(size, metal)?.limitA);

const TABLES: readonly CodeTable[] = [
  {
    code: 'Table 310.16',
    columns: [
      'size',
      ...(['copper', 'aluminum'] as const).flatMap((metal) => TEMPERATURE_RATINGS.map((rating) => `${metal} ${rating} °C`)),
    ],
    rows: ampacitySizes('cu').map((size) => [
      sizeLabel(size),
      ...(['cu', 'al'] as const).flatMap((metal) => TEMPERATURE_RATINGS.map((rating) => amps(tableAmpacity(size, metal, rating)))),
    ]),
    grade: tableAmpacityGrade('12'),
  },
  {
    code: 'Table 310.12(A)',
    columns: ['dwelling service', 'copper', 'aluminum'],
    rows: DWELLING_CONDUCTORS.map(({ ratingA, cu, al }) => [`${ratingA} A`, sizeLabel(cu), sizeLabel(al)]),
    grade: 'V2',
  },
  {
    code: 'Table 310.15(B)(1)(1)',
    columns: ['ambient', ...TEMPERATURE_RATINGS.map((rating) => `${rating} °C conductor`)],
    rows: CORRECTION_ROWS.map(({ labelC, labelF, factors }) => [
      `${labelC} °C (${labelF} °F)`,
      ...factors.map((each) => String(each ?? '–')),
    ]),
    grade: CORRECTION_GRADE,
  },
  {
    code: 'Table 310.15(C)(1)',
    columns: ['current-carrying conductors', 'percent of ampacity'],
    rows: ADJUSTMENT_ROWS.map(({ label, percent }) => [label, `${percent} %`]),
    grade: ADJUSTMENT_GRADE,
  },
  {
    code: '240.4(D)',
    columns: ['size', 'copper: largest device', 'aluminum: largest device'],
    rows: (['14', '12', '10'] as const).map((size) => [sizeLabel(size), smallConductor(size, 'cu'), smallConductor(size, 'al')]),
    grade: 'V2',
  },
  {
    code: '240.6(A)',
    columns: ['standard rating'],
    rows: STANDARD_RATINGS_A.map((rating) => [`${rating} A`]),
    grade: STANDARD_RATINGS_GRADE,
  },
  {
    code: 'Table 250.66',
    columns: ['copper service conductors', 'aluminum service conductors', 'copper electrode conductor', 'aluminum electrode conductor'],
    rows: ELECTRODE_ROWS.map(({ label, cu, al }) => [label.cu, label.al, sizeLabel(cu), sizeLabel(al)]),
    grade: ELECTRODE_GRADE,
  },
  {
    code: 'Table 250.122',
    columns: ['device not over', 'copper equipment grounding conductor', 'aluminum'],
    rows: EQUIPMENT_GROUNDING_ROWS.map(({ maxA, cu, al }) => [`${maxA} A`, sizeLabel(cu), sizeLabel(al)]),
    grade: 'V2',
  },
  {
    code: 'Table 300.5(A)',
    columns: ['place', 'direct burial', 'RMC, IMC', 'PVC', 'GFCI branch circuit 120 V 20 A', 'up to 30 V'],
    rows: BURIAL_ROWS.map(({ label, coverIn }) => [label.en, ...coverIn.map((inches) => `${inches} in.`)]),
    grade: BURIAL_GRADE,
  },
  {
    code: 'Table 314.16(B)(1)',
    columns: ['size', 'volume of one conductor'],
    rows: BOX_FILL_SIZES.map((size) => [sizeLabel(size), `${CONDUCTOR_VOLUME_IN3[size]} in³`]),
    grade: 'V2',
  },
  {
    code: 'Table 110.26(A)(1)',
    columns: ['volts to ground', 'condition 1', 'condition 2', 'condition 3'],
    rows: WORKING_SPACE_ROWS.map(({ label, depthFt }) => [`${label} V`, ...depthFt.map((feet) => `${feet} ft`)]),
    grade: 'V2',
  },
  motors('Table 430.247', 'dc'),
  motors('Table 430.248', '1'),
  motors('Table 430.250', '3'),
  ...RACEWAYS.map((raceway) => ({
    code: `Chapter 9 Table 4 ${raceway.toUpperCase()}`,
    columns: ['trade size', 'inside area', '40 % of it'],
    rows: TRADE_SIZES.flatMap((size) => {
      const inside = RACEWAY_AREA_IN2[raceway][size];
      return inside === undefined ? [] : [[size, area(inside), area(Number((inside * 0.4).toFixed(3)))]];
    }),
    grade: racewayGrade(raceway),
  })),
  {
    code: 'Chapter 9 Table 5',
    columns: ['size', 'THHN', 'XHHW', 'THW'],
    rows: withArea.map((size) => [
      sizeLabel(size),
      ...(['thhn', 'xhhw', 'thw'] as const).map((group) => area(CONDUCTOR_AREA_IN2[group][size])),
    ]),
    grade: 'V2',
  },
  {
    code: 'Chapter 9 Table 8',
    columns: ['size', 'copper, ohms per 1000 ft', 'aluminum, ohms per 1000 ft'],
    rows: CONDUCTOR_SIZES.flatMap((size) => {
      const found = DC_RESISTANCE[size];
      return found === undefined ? [] : [[sizeLabel(size), `${found.uncoatedCu} ohm`, `${found.al} ohm`]];
    }),
    grade: 'V2',
  },
];

/** Names of the tables, as numbered in 2023. */
export const TABLE_CODES: readonly string[] = TABLES.map(({ code }) => code);

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/tabla/g, 'table')
    .replace(/[^a-z0-9.]/g, '');

/** The table of that name in an edition; undefined where the guide does not have it. */
export function codeTable(name: string, edition: Edition): CodeTable | undefined {
  const wanted = [name, toBaseNumber(name, edition)].map((each) => bare(each).replace(/^table/, ''));
  const found = TABLES.find(({ code }) =>
    wanted.some(
      (each) =>
        each.length >= 5 &&
        bare(code)
          .replace(/^table/, '')
          .startsWith(each),
    ),
  );
  return found && { ...found, grade: gradeIn(edition, found.grade) };
}

/** Rows in which `row` stands in the first column ('12', '100 A', '3/4'), else the first that is not under it, else all of a short table. */
export function rowsFor({ rows }: CodeTable, row: string): readonly (readonly string[])[] {
  const wanted = bare(row).replace(/(?:awg|kcmil|hp|a|in)$/, '');
  const named = rows.filter(([first = '']) => bare(first).replace(/(?:awg|kcmil|hp|a|in)$/, '') === wanted);
  if (named.length > 0) return named;
  const above = rows.find(([first = '']) => Number.parseFloat(first) >= Number.parseFloat(wanted));
  if (above !== undefined && /^\d/.test(wanted) && rows.every(([first = '']) => /^\d[\d.]* A$/.test(first))) return [above];
  return rows.length <= 12 ? rows : [];
}
