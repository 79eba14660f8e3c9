// Every row against a second, compact copy of the figures, typed apart from the tables; and the order that must hold between rows.
import { describe, expect, test } from 'vitest';
import {
  ADJUSTMENT_ROWS,
  adjustmentFactor,
  ampacitySizes,
  CORRECTION_ROWS,
  correctionFactor,
  correctionRow,
  DWELLING_CONDUCTORS,
  DWELLING_SHARE,
  TEMPERATURE_RATINGS,
  tableAmpacity,
  tableAmpacityGrade,
} from './ampacity.ts';
import { BOX_FILL_SIZES, CONDUCTOR_VOLUME_IN3, METAL_BOXES } from './box.ts';
import { BURIAL_ROWS, BURIED_METHODS, coverDepth } from './burial.ts';
import {
  AC_IMPEDANCE,
  acImpedance,
  acImpedanceSizes,
  CONDUCTOR_AREA_IN2,
  conductorAreaGrade,
  DC_RESISTANCE,
  dcResistance,
  fillPercent,
  INSULATION_GROUPS,
  RACEWAY_AREA_IN2,
  RACEWAY_MATERIALS,
  RACEWAYS,
  racewayGrade,
  STRANDED_CU_RESISTANCE,
  tradeSizesOf,
  wholeConductors,
} from './chapter-9.ts';
import {
  CONDUCTOR_SIZES,
  type ConductorSize,
  circularMils,
  compareSizes,
  isConductorSize,
  METALS,
  nextSizeUp,
  sizeForCircularMils,
  sizeLabel,
} from './conductors.ts';
import {
  bondingJumperSize,
  ELECTRODE_CAPS,
  EQUIPMENT_GROUNDING_ROWS,
  electrodeConductorSize,
  equipmentGroundingSize,
} from './grounding.ts';
import { nextStandardRating, STANDARD_RATINGS_A, smallConductorLimit, standardRatingBelow } from './overcurrent.ts';
import { WORKING_SPACE_ROWS } from './working-space.ts';

const size = (text: string): ConductorSize => {
  if (!isConductorSize(text)) throw new Error(`${text} is no size`);
  return text;
};

/** '14: 15 20 25; 12: …' as [key, fields] pairs; '-' stays text. */
const rows = (text: string): readonly (readonly [string, readonly string[]])[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [key = '', rest = ''] = each.split(':');
      return [key.trim(), rest.trim().split(/[\s/]+/)] as const;
    });

const numberOrNone = (text: string | undefined): number | undefined => (text === undefined || text === '-' ? undefined : Number(text));

const AMPACITIES = `
14: 15 20 25 - - -; 12: 20 25 30 15 20 25; 10: 30 35 40 25 30 35; 8: 40 50 55 35 40 45; 6: 55 65 75 40 50 55; 4: 70 85 95 55 65 75;
3: 85 100 115 65 75 85; 2: 95 115 130 75 90 100; 1: 110 130 145 85 100 115`;
const AUGHTS: readonly (readonly [string, string])[] = [
  ['1/0', '125 150 170 100 120 135'],
  ['2/0', '145 175 195 115 135 150'],
  ['3/0', '165 200 225 130 155 175'],
  ['4/0', '195 230 260 150 180 205'],
];
const KCMILS = `
250: 215 255 290 170 205 230; 300: 240 285 320 195 230 260; 350: 260 310 350 210 250 280; 400: 280 335 380 225 270 305; 500: 320 380 430 260 310 350;
600: 350 420 475 285 340 385; 700: 385 460 520 315 375 425; 750: 400 475 535 320 385 435; 800: 410 490 555 330 395 445; 900: 435 520 585 355 425 480;
1000: 455 545 615 375 445 500; 1250: 495 590 665 405 485 545; 1500: 525 625 705 435 520 585; 1750: 545 650 735 455 545 615; 2000: 555 665 750 470 560 630`;
const ALL_AMPACITIES = [...rows(AMPACITIES), ...AUGHTS.map(([key, rest]) => [key, rest.split(' ')] as const), ...rows(KCMILS)];

describe('conductors', () => {
  test('are in order, with growing area', () => {
    for (const each of CONDUCTOR_SIZES) {
      const next = nextSizeUp(each);
      if (next === undefined) continue;
      expect(circularMils(next)).toBeGreaterThan(circularMils(each));
      expect(compareSizes(each, next)).toBeLessThan(0);
    }
  });

  test('areas by Table 8', () => {
    const expected =
      '14: 4110; 12: 6530; 10: 10380; 8: 16510; 6: 26240; 4: 41740; 3: 52620; 2: 66360; 1: 83690; 250: 250000; 300: 300000; 350: 350000; 400: 400000; 500: 500000; 600: 600000; 700: 700000; 750: 750000; 800: 800000; 900: 900000; 1000: 1000000; 1250: 1250000; 1500: 1500000; 1750: 1750000; 2000: 2000000';
    for (const [key, [cmil]] of rows(expected)) expect(circularMils(size(key)), key).toBe(Number(cmil));
    expect(['1/0', '2/0', '3/0', '4/0'].map((each) => circularMils(size(each)))).toEqual([105600, 133100, 167800, 211600]);
  });

  test('AWG areas follow the definition of the gauge within half a percent', () => {
    const gauge: Readonly<Record<string, number>> = { '1/0': 0, '2/0': -1, '3/0': -2, '4/0': -3 };
    for (const each of CONDUCTOR_SIZES.slice(0, CONDUCTOR_SIZES.indexOf('250'))) {
      const number = gauge[each] ?? Number(each);
      const mils = 5 * 92 ** ((36 - number) / 39);
      expect(Math.abs(circularMils(each) / mils ** 2 - 1), each).toBeLessThan(0.005);
    }
  });

  test('are labelled and found by area', () => {
    expect(sizeLabel('6')).toBe('6 AWG');
    expect(sizeLabel('1/0')).toBe('1/0 AWG');
    expect(sizeLabel('250')).toBe('250 kcmil');
    expect(sizeForCircularMils(16510)).toBe('8');
    expect(sizeForCircularMils(16511)).toBe('6');
    expect(sizeForCircularMils(2_000_001)).toBeUndefined();
    expect(isConductorSize('5')).toBe(false);
  });
});

describe('ampacity', () => {
  test.each(ALL_AMPACITIES)('%s', (key, fields) => {
    const each = size(key);
    METALS.forEach((metal, at) => {
      TEMPERATURE_RATINGS.forEach((rating, index) => {
        expect(tableAmpacity(each, metal, rating), `${key} ${metal} ${rating}`).toBe(numberOrNone(fields[at * 3 + index]));
      });
    });
    expect(tableAmpacityGrade(each)).toBe('V2');
  });

  test('holds no size beyond these', () => {
    expect(ampacitySizes('cu')).toEqual(ALL_AMPACITIES.map(([key]) => key));
    expect(ampacitySizes('al')).toEqual(ALL_AMPACITIES.slice(1).map(([key]) => key));
  });

  test('18 and 16 AWG have a 90 °C figure only, less sure', () => {
    expect([tableAmpacity('18', 'cu', 60), tableAmpacity('18', 'cu', 90), tableAmpacity('16', 'cu', 90)]).toEqual([undefined, 14, 18]);
    expect(tableAmpacityGrade('16')).toBe('V1');
  });

  test('grows with size and with temperature; aluminum stays below copper', () => {
    for (const metal of METALS) {
      const sizes = ampacitySizes(metal);
      for (const rating of TEMPERATURE_RATINGS) {
        const column = sizes.map((each) => tableAmpacity(each, metal, rating) ?? Number.NaN);
        for (let i = 1; i < column.length; i += 1)
          expect(column[i], `${sizes[i]} ${metal} ${rating}`).toBeGreaterThan(column[i - 1] ?? Infinity);
      }
      for (const each of sizes) {
        const [at60 = 0, at75 = 0, at90 = 0] = TEMPERATURE_RATINGS.map((rating) => tableAmpacity(each, metal, rating));
        expect(at60 < at75 && at75 < at90, each).toBe(true);
      }
    }
    for (const each of ampacitySizes('al')) {
      for (const rating of TEMPERATURE_RATINGS) {
        expect(tableAmpacity(each, 'al', rating)).toBeLessThan(tableAmpacity(each, 'cu', rating) ?? 0);
      }
    }
  });

  test('is not the table from before 2011, nor a wrong copy of it', () => {
    const old: readonly (readonly [ConductorSize, 'cu' | 'al', 60 | 75 | 90, number])[] = [
      ['14', 'cu', 60, 20],
      ['12', 'cu', 60, 25],
      ['3', 'cu', 90, 110],
      ['1', 'cu', 90, 150],
      ['600', 'cu', 60, 355],
      ['1500', 'cu', 60, 520],
      ['2000', 'cu', 60, 560],
      ['8', 'al', 60, 30],
      ['6', 'al', 90, 60],
      ['12', 'al', 60, 20],
      ['300', 'al', 60, 190],
      ['300', 'al', 90, 255],
      ['700', 'al', 60, 310],
      ['700', 'al', 90, 420],
      ['800', 'al', 90, 450],
    ];
    for (const [each, metal, rating, wrong] of old)
      expect(tableAmpacity(each, metal, rating), `${each} ${metal} ${rating}`).not.toBe(wrong);
  });
});

describe('correction and adjustment', () => {
  const CORRECTIONS =
    '10: 1.29 1.20 1.15; 15: 1.22 1.15 1.12; 20: 1.15 1.11 1.08; 25: 1.08 1.05 1.04; 30: 1 1 1; 35: .91 .94 .96; 40: .82 .88 .91; 45: .71 .82 .87; 50: .58 .75 .82; 55: .41 .67 .76; 60: - .58 .71; 65: - .47 .65; 70: - .33 .58; 75: - - .50; 80: - - .41; 85: - - .29';
  test.each(rows(CORRECTIONS))('%s °C', (key, fields) => {
    TEMPERATURE_RATINGS.forEach((rating, index) => {
      expect(correctionFactor(Number(key), rating)).toBe(numberOrNone(fields[index]));
      expect(correctionFactor(Number(key) - 4, rating)).toBe(numberOrNone(fields[index]));
    });
  });

  test('an ambient between two rows counts with the hotter one, and beyond the table there is no factor', () => {
    expect(correctionFactor(30.5, 75)).toBe(0.94);
    expect(correctionFactor(-40, 60)).toBe(1.29);
    expect(correctionFactor(86, 90)).toBeUndefined();
    expect(correctionRow(90)).toBeUndefined();
    expect(CORRECTION_ROWS).toHaveLength(16);
  });

  test('the Fahrenheit labels are the same temperatures', () => {
    for (const row of CORRECTION_ROWS) {
      const last = Number(row.labelF.split(/[–\s]/).at(-1));
      expect(Math.round(((last - 32) * 5) / 9), row.labelF).toBe(row.maxC);
    }
  });

  test('never grows with ambient, and hotter insulation loses less', () => {
    for (let i = 1; i < CORRECTION_ROWS.length; i += 1) {
      CORRECTION_ROWS[i]?.factors.forEach((factor, column) => {
        expect(factor ?? 0).toBeLessThanOrEqual(CORRECTION_ROWS[i - 1]?.factors[column] ?? 0);
      });
    }
    for (const row of CORRECTION_ROWS.filter((each) => each.maxC > 30)) {
      expect(row.factors[0] ?? 0).toBeLessThanOrEqual(row.factors[1] ?? 0);
      expect(row.factors[1] ?? 0).toBeLessThanOrEqual(row.factors[2] ?? 0);
    }
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 0.8],
    [6, 0.8],
    [7, 0.7],
    [9, 0.7],
    [10, 0.5],
    [20, 0.5],
    [21, 0.45],
    [30, 0.45],
    [31, 0.4],
    [40, 0.4],
    [41, 0.35],
    [200, 0.35],
  ])('%i conductors: %d', (count, factor) => {
    expect(adjustmentFactor(count)).toBe(factor);
  });

  test('seven adjustment rows', () => expect(ADJUSTMENT_ROWS.map((row) => row.percent)).toEqual([100, 80, 70, 50, 45, 40, 35]));
});

describe('dwelling services and feeders', () => {
  const EXPECTED = [
    [100, '4', '2'],
    [110, '3', '1'],
    [125, '2', '1/0'],
    [150, '1', '2/0'],
    [175, '1/0', '3/0'],
    [200, '2/0', '4/0'],
    [225, '3/0', '250'],
    [250, '4/0', '300'],
    [300, '250', '350'],
    [350, '350', '500'],
    [400, '400', '600'],
  ];
  test('rows', () => expect(DWELLING_CONDUCTORS.map((row) => [row.ratingA, row.cu, row.al])).toEqual(EXPECTED));

  test('each is the smallest conductor with 83 % of the rating at 75 °C', () => {
    for (const row of DWELLING_CONDUCTORS) {
      for (const metal of METALS) {
        const smallest = ampacitySizes(metal).find((each) => (tableAmpacity(each, metal, 75) ?? 0) >= row.ratingA * DWELLING_SHARE);
        expect(row[metal], `${row.ratingA} ${metal}`).toBe(smallest);
      }
    }
  });
});

describe('overcurrent devices', () => {
  test('standard ratings', () => {
    expect(STANDARD_RATINGS_A.join(' ')).toBe(
      '15 20 25 30 35 40 45 50 60 70 80 90 100 110 125 150 175 200 225 250 300 350 400 450 500 600 700 800 1000 1200 1600 2000 2500 3000 4000 5000 6000',
    );
  });

  test('next and lower standard ratings', () => {
    expect([nextStandardRating(60), nextStandardRating(60.1), nextStandardRating(55), nextStandardRating(1)]).toEqual([60, 70, 60, 15]);
    expect([standardRatingBelow(60), standardRatingBelow(59.9), standardRatingBelow(14)]).toEqual([60, 50, undefined]);
    expect(nextStandardRating(6001)).toBeUndefined();
    expect(nextStandardRating(56 * 1.25)).toBe(70);
  });

  test('small conductors', () => {
    const limits = (['14', '12', '10', '8'] as const).map((each) => [
      smallConductorLimit(each, 'cu')?.limitA,
      smallConductorLimit(each, 'al')?.limitA,
    ]);
    expect(limits).toEqual([
      [15, undefined],
      [20, 15],
      [30, 25],
      [undefined, undefined],
    ]);
    expect(smallConductorLimit('18', 'cu')).toEqual({ limitA: 7, grade: 'K', conditional: true });
    expect(smallConductorLimit('16', 'cu')).toEqual({ limitA: 10, grade: 'K', conditional: true });
  });
});

describe('grounding and bonding', () => {
  test('equipment grounding conductors', () => {
    const expected = [
      [15, '14', '12'],
      [20, '12', '10'],
      [30, '10', '8'],
      [40, '10', '8'],
      [60, '10', '8'],
      [100, '8', '6'],
      [200, '6', '4'],
      [300, '4', '2'],
      [400, '3', '1'],
      [500, '2', '1/0'],
      [600, '1', '2/0'],
      [800, '1/0', '3/0'],
      [1000, '2/0', '4/0'],
      [1200, '3/0', '250'],
      [1600, '4/0', '350'],
      [2000, '250', '400'],
      [2500, '350', '600'],
      [3000, '400', '600'],
      [4000, '500', '750'],
    ] as const;
    for (const [amps, cu, al] of expected) {
      expect([equipmentGroundingSize(amps, 'cu')?.size, equipmentGroundingSize(amps, 'al')?.size], String(amps)).toEqual([cu, al]);
      expect(equipmentGroundingSize(amps, 'al')?.grade).toBe('V2');
    }
    expect(equipmentGroundingSize(5000, 'cu')).toMatchObject({ size: '700', grade: 'V2' });
    expect(equipmentGroundingSize(6000, 'cu')).toMatchObject({ size: '800', grade: 'V2' });
    expect(equipmentGroundingSize(5000, 'al')).toMatchObject({ size: '1250', grade: 'X' });
    expect(equipmentGroundingSize(6000, 'al')).toMatchObject({ size: '1250', grade: 'X' });
    expect(equipmentGroundingSize(6001, 'cu')).toBeUndefined();
    expect(EQUIPMENT_GROUNDING_ROWS).toHaveLength(19);
  });

  test('a rating between rows reads the higher row', () => {
    expect(equipmentGroundingSize(70, 'cu')?.size).toBe('8');
    expect(equipmentGroundingSize(125, 'al')?.size).toBe('4');
    expect(equipmentGroundingSize(20, 'cu')?.size).not.toBe('14');
    expect(equipmentGroundingSize(30, 'cu')?.size).not.toBe('12');
  });

  test('never shrink as the device grows', () => {
    for (const metal of METALS) {
      for (let i = 1; i < EQUIPMENT_GROUNDING_ROWS.length; i += 1) {
        const [before, here] = [EQUIPMENT_GROUNDING_ROWS[i - 1], EQUIPMENT_GROUNDING_ROWS[i]];
        if (before !== undefined && here !== undefined) expect(compareSizes(before[metal], here[metal])).toBeLessThanOrEqual(0);
      }
    }
  });

  test.each([
    ['cu', '14', '8', '6'],
    ['cu', '2', '8', '6'],
    ['cu', '1', '6', '4'],
    ['cu', '1/0', '6', '4'],
    ['cu', '2/0', '4', '2'],
    ['cu', '3/0', '4', '2'],
    ['cu', '4/0', '2', '1/0'],
    ['cu', '250', '2', '1/0'],
    ['cu', '350', '2', '1/0'],
    ['cu', '400', '1/0', '3/0'],
    ['cu', '600', '1/0', '3/0'],
    ['cu', '700', '2/0', '4/0'],
    ['cu', '1000', '2/0', '4/0'],
    ['cu', '1250', '3/0', '250'],
    ['al', '1/0', '8', '6'],
    ['al', '2/0', '6', '4'],
    ['al', '3/0', '6', '4'],
    ['al', '4/0', '4', '2'],
    ['al', '250', '4', '2'],
    ['al', '300', '2', '1/0'],
    ['al', '500', '2', '1/0'],
    ['al', '600', '1/0', '3/0'],
    ['al', '900', '1/0', '3/0'],
    ['al', '1000', '2/0', '4/0'],
    ['al', '1750', '2/0', '4/0'],
    ['al', '2000', '3/0', '250'],
  ] as const)('electrode conductor for %s %s: %s copper, %s aluminum', (metal, service, cu, al) => {
    expect(electrodeConductorSize(circularMils(service), metal, 'cu').size).toBe(cu);
    expect(electrodeConductorSize(circularMils(service), metal, 'al').size).toBe(al);
  });

  test('exactly 1100 kcmil still reads the table', () => {
    expect(electrodeConductorSize(1_100_000, 'cu', 'cu').size).toBe('2/0');
    expect(electrodeConductorSize(1_100_001, 'cu', 'cu').size).toBe('3/0');
  });

  test('caps by electrode', () => {
    expect(ELECTRODE_CAPS.rod).toEqual({ cu: '6', al: '4' });
    expect(ELECTRODE_CAPS['concrete-encased']).toEqual({ cu: '4' });
  });

  test('bonding jumpers: table sizes, then 12.5 %', () => {
    expect(bondingJumperSize(250_000, 'cu')?.size).toBe('2');
    expect(bondingJumperSize(750_000, 'cu')?.size).toBe('2/0');
    expect(bondingJumperSize(2_000_000, 'cu')).toMatchObject({ size: '250', requiredCmil: 250_000 });
    expect(bondingJumperSize(1_200_000, 'cu')).toMatchObject({ size: '3/0', requiredCmil: 150_000 });
    expect(bondingJumperSize(1_750_000, 'al')?.size).toBe('4/0');
    expect(bondingJumperSize(20_000_000, 'cu')).toBeUndefined();
  });
});

describe('chapter 9', () => {
  test('fill limits', () => {
    expect([1, 2, 3, 4, 100].map((count) => fillPercent(count, false))).toEqual([53, 31, 40, 40, 40]);
    expect([1, 2, 3].map((count) => fillPercent(count, true))).toEqual([60, 60, 60]);
  });

  test('whole conductors by note 7', () => {
    expect([9.14, 5.76, 21.98, 5.8, 5.799, 6].map(wholeConductors)).toEqual([9, 5, 22, 6, 5, 6]);
  });

  const RACEWAY_AREAS: Readonly<Record<(typeof RACEWAYS)[number], string>> = {
    emt: '1/2 0.304, 3/4 0.533, 1 0.864, 1-1/4 1.496, 1-1/2 2.036, 2 3.356, 2-1/2 5.858, 3 8.846, 3-1/2 11.545, 4 14.753',
    rmc: '1/2 0.314, 3/4 0.549, 1 0.887, 1-1/4 1.526, 1-1/2 2.071, 2 3.408, 2-1/2 4.866, 3 7.499, 3-1/2 10.01, 4 12.882, 5 20.212, 6 29.158',
    imc: '1/2 .342, 3/4 .586, 1 .959, 1-1/4 1.647, 1-1/2 2.225, 2 3.630, 2-1/2 5.135, 3 7.922, 3-1/2 10.584, 4 13.631',
    pvc40:
      '1/2 0.285, 3/4 0.508, 1 0.832, 1-1/4 1.453, 1-1/2 1.986, 2 3.291, 2-1/2 4.695, 3 7.268, 3-1/2 9.737, 4 12.554, 5 19.761, 6 28.567',
    pvc80:
      '1/2 0.217, 3/4 0.409, 1 0.688, 1-1/4 1.237, 1-1/2 1.711, 2 2.874, 2-1/2 4.119, 3 6.442, 3-1/2 8.688, 4 11.258, 5 17.855, 6 25.598',
    fmc: '3/8 .116, 1/2 .317, 3/4 .533, 1 .817, 1-1/4 1.277, 1-1/2 1.858, 2 3.269, 2-1/2 4.909, 3 7.069, 3-1/2 9.621, 4 12.566',
    lfmc: '3/8 .192, 1/2 .314, 3/4 .541, 1 .873, 1-1/4 1.528, 1-1/2 1.981, 2 3.246, 2-1/2 4.881, 3 7.475, 3-1/2 9.731, 4 12.692',
    'lfnc-a': '3/8 .192, 1/2 .312, 3/4 .535, 1 .854, 1-1/4 1.502, 1-1/2 2.018, 2 3.343',
    'lfnc-b': '3/8 .192, 1/2 .314, 3/4 .541, 1 .873, 1-1/4 1.528, 1-1/2 1.981, 2 3.246',
    ent: '1/2 .246, 3/4 .454, 1 .785, 1-1/4 1.410, 1-1/2 1.936, 2 3.205',
  };
  test.each(RACEWAYS)('raceway area of %s', (raceway) => {
    const expected = RACEWAY_AREAS[raceway].split(', ').map((each) => each.split(' '));
    expect(Object.entries(RACEWAY_AREA_IN2[raceway]).map(([trade, area]) => [trade, area])).toEqual(
      expect.arrayContaining(expected.map(([trade, area]) => [trade, Number(area)])),
    );
    expect(tradeSizesOf(raceway)).toEqual(expected.map(([trade]) => trade));
    const areas = tradeSizesOf(raceway).map((trade) => RACEWAY_AREA_IN2[raceway][trade] ?? 0);
    for (let i = 1; i < areas.length; i += 1) expect(areas[i]).toBeGreaterThan(areas[i - 1] ?? Infinity);
    expect(racewayGrade(raceway)).toBe(raceway === 'ent' ? 'X' : 'V2');
  });

  const CONDUCTOR_AREAS = {
    thhn: '14 0.0097, 12 0.0133, 10 0.0211, 8 0.0366, 6 0.0507, 4 0.0824, 3 0.0973, 2 0.1158, 1 0.1562, 1/0 0.1855, 2/0 0.2223, 3/0 0.2679, 4/0 0.3237, 250 0.3970, 300 0.4608, 350 0.5242, 400 0.5863, 500 0.7073, 600 0.8676, 700 0.9887, 750 1.0496, 800 1.1085, 900 1.2311, 1000 1.3478',
    // 1500: the public table of 2008 and the conductor's diameter say 2.0157, another source 2.0156.
    xhhw: '14 0.0139, 12 0.0181, 10 0.0243, 8 0.0437, 6 0.0590, 4 0.0814, 3 0.0962, 2 0.1146, 1 0.1534, 1/0 0.1825, 2/0 0.2190, 3/0 0.2642, 4/0 0.3197, 250 0.3904, 300 0.4536, 350 0.5166, 400 0.5782, 500 0.6984, 600 0.8709, 700 0.9923, 750 1.0532, 800 1.1122, 900 1.2351, 1000 1.3519, 1250 1.7180, 1500 2.0157, 1750 2.3127, 2000 2.6073',
    thw: '14 0.0139, 12 0.0181, 10 0.0243, 8 0.0437, 6 0.0726, 4 0.0973, 3 0.1134, 2 0.1333, 1 0.1901, 1/0 0.2223, 2/0 0.2624, 3/0 0.3117, 4/0 0.3718, 250 0.4596, 300 0.5281, 350 0.5958, 400 0.6619, 500 0.7901, 600 0.9729, 700 1.1010, 750 1.1652, 800 1.2272, 900 1.3561, 1000 1.4784, 1250 1.8602, 1500 2.1695, 1750 2.4773, 2000 2.7818',
    compact:
      '6 0.0452, 4 0.0730, 2 0.1017, 1 0.1352, 1/0 0.1590, 2/0 0.1924, 3/0 0.2290, 4/0 0.2780, 250 0.3525, 300 0.4071, 350 0.4656, 400 0.5216, 500 0.6151, 600 0.7620, 700 0.8659, 750 0.9076, 900 1.1196, 1000 1.2370',
  } as const;
  test.each(['thhn', 'xhhw', 'thw', 'compact'] as const)('conductor area, %s', (group) => {
    const expected = Object.fromEntries(
      CONDUCTOR_AREAS[group]
        .split(', ')
        .map((each) => each.split(' '))
        .map(([key, area]) => [key, Number(area)]),
    );
    expect(CONDUCTOR_AREA_IN2[group]).toEqual(expected);
    expect(conductorAreaGrade(group)).toBe(group === 'compact' ? 'V1' : 'V2');
  });

  test('conductor areas grow with size; XHHW is not a copy of THHN', () => {
    for (const group of INSULATION_GROUPS) {
      const areas = CONDUCTOR_SIZES.map((each) => CONDUCTOR_AREA_IN2[group][each]).filter((area) => area !== undefined);
      for (let i = 1; i < areas.length; i += 1) expect(areas[i]).toBeGreaterThan(areas[i - 1] ?? Infinity);
    }
    for (const each of ['14', '12', '10', '8', '6'] as const) {
      expect(CONDUCTOR_AREA_IN2.xhhw[each]).toBeGreaterThan(CONDUCTOR_AREA_IN2.thhn[each] ?? 0);
    }
    for (const each of ['4', '2', '1/0', '4/0', '500'] as const) {
      expect(CONDUCTOR_AREA_IN2.xhhw[each]).toBeLessThan(CONDUCTOR_AREA_IN2.thhn[each] ?? 0);
    }
  });

  test('bare areas follow from concentric strands', () => {
    const strands = (each: ConductorSize): readonly [count: number, across: number] =>
      compareSizes(each, '2') <= 0
        ? [7, 3]
        : compareSizes(each, '4/0') <= 0
          ? [19, 5]
          : compareSizes(each, '500') <= 0
            ? [37, 7]
            : compareSizes(each, '1000') <= 0
              ? [61, 9]
              : compareSizes(each, '1500') <= 0
                ? [91, 11]
                : [127, 13];
    for (const each of CONDUCTOR_SIZES.slice(2)) {
      const [count, across] = strands(each);
      const diameterIn = (across * Math.sqrt(circularMils(each) / count)) / 1000;
      expect(Math.abs((CONDUCTOR_AREA_IN2.bare[each] ?? 0) - (Math.PI / 4) * diameterIn ** 2), each).toBeLessThan(
        0.0006 + 0.001 * diameterIn ** 2,
      );
    }
  });

  const DIRECT = `
14: 3.07/3.19/5.06; 12: 1.93/2.01/3.18; 10: 1.21/1.26/2.0; 8: 0.764/0.786/1.26; 6: 0.491/0.51/0.808; 4: 0.308/0.321/0.508; 3: 0.245/0.254/0.403;
2: 0.194/0.201/0.319; 1: 0.154/0.16/0.253; 250: 0.0515/0.0535/0.0847; 300: 0.0429/0.0446/0.0707; 350: 0.0367/0.0382/0.0605;
400: 0.0321/0.0331/0.0529; 500: 0.0258/0.0265/0.0424; 600: 0.0214/0.0223/0.0353; 700: 0.0184/0.0189/0.0303; 750: 0.0171/0.0176/0.0282;
800: 0.0161/0.0166/0.0265; 900: 0.0143/0.0147/0.0235; 1000: 0.0129/0.0132/0.0212; 1250: 0.0103/0.0106/0.0169; 1500: 0.00858/0.00883/0.0141;
1750: 0.00735/0.00756/0.0121; 2000: 0.00643/0.00662/0.0106`;
  const DIRECT_AUGHTS = [
    ['1/0', 0.122, 0.127, 0.201],
    ['2/0', 0.0967, 0.101, 0.159],
    ['3/0', 0.0766, 0.0797, 0.126],
    ['4/0', 0.0608, 0.0626, 0.1],
  ] as const;
  test('direct-current resistance', () => {
    const expected = [...rows(DIRECT).map(([key, fields]) => [key, ...fields.map(Number)]), ...DIRECT_AUGHTS];
    expect(Object.keys(DC_RESISTANCE)).toHaveLength(expected.length);
    for (const [key, uncoatedCu, coatedCu, al] of expected) {
      expect(DC_RESISTANCE[size(String(key))], String(key)).toEqual({ uncoatedCu, coatedCu, al });
    }
    expect(STRANDED_CU_RESISTANCE).toEqual({ '14': 3.14, '12': 1.98, '10': 1.24, '8': 0.778 });
    expect([dcResistance('10', 'cu'), dcResistance('10', 'cu', true), dcResistance('10', 'al'), dcResistance('6', 'cu')]).toEqual([
      1.24, 1.21, 2, 0.491,
    ]);
  });

  test('resistance falls with area', () => {
    for (const metal of METALS) {
      const values = CONDUCTOR_SIZES.map((each) => dcResistance(each, metal)).filter((each) => each !== undefined);
      expect(values).toHaveLength(28);
      for (let i = 1; i < values.length; i += 1) expect(values[i]).toBeLessThan(values[i - 1] ?? 0);
    }
  });

  const ALTERNATING = `
14 : 3.1/3.1/3.1 -/-/- 0.058/0.073; 12 : 2/2/2 3.2/3.2/3.2 0.054/0.068; 10 : 1.2/1.2/1.2 2/2/2 0.05/0.063; 8 : 0.78/0.78/0.78 1.3/1.3/1.3 0.052/0.065;
6 : 0.49/0.49/0.49 0.81/0.81/0.81 0.051/0.064; 4 : 0.31/0.31/0.31 0.51/0.51/0.51 0.048/0.06; 3 : 0.25/0.25/0.25 0.4/0.41/0.4 0.047/0.059;
2 : 0.19/0.2/0.2 0.32/0.32/0.32 0.045/0.057; 1 : 0.15/0.16/0.16 0.25/0.26/0.25 0.046/0.057; 1/0 : 0.12/0.13/0.12 0.2/0.21/0.2 0.044/0.055;
2/0 : 0.1/0.1/0.1 0.16/0.16/0.16 0.043/0.054; 3/0 : 0.077/0.082/0.079 0.13/0.13/0.13 0.042/0.052; 4/0 : 0.062/0.067/0.063 0.1/0.11/0.1 0.041/0.051;
250 : 0.052/0.057/0.054 0.085/0.09/0.086 0.041/0.052; 300 : 0.044/0.049/0.045 0.071/0.076/0.072 0.041/0.051; 350 : 0.038/0.043/0.039 0.061/0.066/0.063 0.04/0.05;
400 : 0.033/0.038/0.035 0.054/0.059/0.055 0.04/0.049; 500 : 0.027/0.032/0.029 0.043/0.048/0.045 0.039/0.048; 600 : 0.023/0.028/0.025 0.036/0.041/0.038 0.039/0.048;
750 : 0.019/0.024/0.021 0.029/0.034/0.031 0.038/0.048; 1000 : 0.015/0.019/0.018 0.023/0.027/0.025 0.037/0.046`;
  test('alternating-current resistance and reactance', () => {
    const expected = rows(ALTERNATING);
    expect(Object.keys(AC_IMPEDANCE)).toHaveLength(expected.length);
    for (const [key, fields] of expected) {
      RACEWAY_MATERIALS.forEach((material, index) => {
        const x = numberOrNone(fields[material === 'steel' ? 7 : 6]);
        expect(acImpedance(size(key), 'cu', material), `${key} Cu ${material}`).toEqual({ r: Number(fields[index]), x });
        const al = numberOrNone(fields[3 + index]);
        expect(acImpedance(size(key), 'al', material), `${key} Al ${material}`).toEqual(al === undefined ? undefined : { r: al, x });
      });
    }
  });

  test('sizes that Table 9 skips are not made up', () => {
    for (const each of ['700', '800', '900', '1250', '1500', '1750', '2000'] as const) expect(AC_IMPEDANCE[each]).toBeUndefined();
    expect(acImpedanceSizes('al')).not.toContain('14');
    for (const metal of METALS) {
      for (const material of RACEWAY_MATERIALS) {
        const values = acImpedanceSizes(metal).map((each) => acImpedance(each, metal, material)?.r ?? 0);
        for (let i = 1; i < values.length; i += 1) expect(values[i]).toBeLessThan(values[i - 1] ?? 0);
      }
    }
  });
});

describe('boxes', () => {
  test('volume of a conductor', () => {
    expect(BOX_FILL_SIZES.map((each) => CONDUCTOR_VOLUME_IN3[each])).toEqual([1.5, 1.75, 2, 2.25, 2.5, 3, 5]);
  });

  test('volume of a box', () => {
    expect(METAL_BOXES.map((each) => each.volumeIn3)).toEqual([
      12.5, 15.5, 21.5, 18, 21, 30.3, 25.5, 29.5, 42, 7.5, 10, 10.5, 12.5, 14, 18, 10.3, 13, 14.5, 14, 21, 13.5, 18, 18, 24,
    ]);
    expect(METAL_BOXES.filter((each) => each.grade !== 'V2').map((each) => each.label.en)).toEqual([
      'FS, several gangs, each',
      'FD, several gangs, each',
    ]);
  });
});

describe('burial and working space', () => {
  test('cover', () => {
    expect(BURIAL_ROWS.map((row) => row.coverIn.join('/'))).toEqual([
      '24/6/18/12/6',
      '18/6/12/6/6',
      '0/0/0/0/0',
      '18/4/4/6/6',
      '24/24/24/24/24',
      '18/18/18/12/18',
      '18/18/18/18/18',
    ]);
    expect(BURIED_METHODS).toHaveLength(5);
    expect(coverDepth('normal', 'rigid')).toBe(6);
  });

  test('RMC under a driveway is not 6 in.', () => {
    expect(coverDepth('dwelling-driveway', 'rigid')).toBe(18);
    expect(coverDepth('street', 'rigid')).toBe(24);
  });

  test('working depth', () => {
    expect(WORKING_SPACE_ROWS.map((row) => [row.maxVolts, ...row.depthFt, row.grade])).toEqual([
      [150, 3, 3, 3, 'V2'],
      [600, 3, 3.5, 4, 'V2'],
      [1000, 3, 4, 5, 'K'],
    ]);
  });
});
