// The rows of the conductor tables that an answer shows beside its arithmetic.
import type { TableExcerpt } from '../../contract/answer.ts';
import {
  ADJUSTMENT_GRADE,
  ADJUSTMENT_ROWS,
  adjustmentRow,
  ampacitySizes,
  CORRECTION_GRADE,
  CORRECTION_ROWS,
  correctionRow,
  TEMPERATURE_RATINGS,
  tableAmpacity,
  tableAmpacityGrade,
} from '../tables/ampacity.ts';
import { type ConductorSize, type Metal, sizeLabel } from '../tables/conductors.ts';
import { EQUIPMENT_GROUNDING_ROWS, equipmentGroundingSize } from '../tables/grounding.ts';
import { type CalculatorContext, gradeIn, say, show } from './calculator.ts';
import { metalText } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';

/** Ampacity of a size and its neighbours at 60, 75 and 90 °C. */
export function ampacityExcerpt(size: ConductorSize, metal: Metal, ctx: CalculatorContext): TableExcerpt {
  const sizes: readonly ConductorSize[] = tableAmpacity(size, metal, 60) === undefined ? [size] : ampacitySizes(metal);
  return excerptRows({
    title: say(ctx.language, {
      en: `Ampacity of ${metalText(metal, 'en')} conductors, 30 °C ambient, up to three in a raceway or cable`,
      es: `Ampacidad de conductores de ${metalText(metal, 'es')}, ambiente de 30 °C, hasta tres en canalización o cable`,
    }),
    code: 'Table 310.16',
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, tableAmpacityGrade(size)),
    columns: [say(ctx.language, { en: 'Size', es: 'Calibre' }), ...TEMPERATURE_RATINGS.map((rating) => `${rating} °C`)],
    rows: sizes.map((each) => [
      sizeLabel(each),
      ...TEMPERATURE_RATINGS.map((rating) => {
        const amps = tableAmpacity(each, metal, rating);
        return amps === undefined ? '–' : `${amps} A`;
      }),
    ]),
    used: sizes.indexOf(size),
  });
}

/** The correction factors around an ambient temperature. */
export function correctionExcerpt(ambientC: number, ctx: CalculatorContext): TableExcerpt {
  return excerptRows({
    title: say(ctx.language, { en: 'Ambient temperature correction', es: 'Corrección por temperatura ambiente' }),
    code: 'Table 310.15(B)(1)(1)',
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, CORRECTION_GRADE),
    columns: ['°C', '°F', ...TEMPERATURE_RATINGS.map((rating) => `${rating} °C`)],
    rows: CORRECTION_ROWS.map((row) => [
      row.labelC,
      row.labelF,
      ...row.factors.map((factor) => (factor === null ? '–' : factor.toFixed(2))),
    ]),
    used: correctionRow(ambientC) ?? CORRECTION_ROWS.length - 1,
  });
}

/** The adjustment factors around a number of current-carrying conductors. */
export function adjustmentExcerpt(conductors: number, ctx: CalculatorContext): TableExcerpt {
  return excerptRows({
    title: say(ctx.language, {
      en: 'Adjustment for more than three current-carrying conductors',
      es: 'Ajuste por más de tres conductores portadores de corriente',
    }),
    code: 'Table 310.15(C)(1)',
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, ADJUSTMENT_GRADE),
    columns: [say(ctx.language, { en: 'Conductors', es: 'Conductores' }), '%'],
    rows: ADJUSTMENT_ROWS.map((row) => [row.label, String(row.percent)]),
    used: adjustmentRow(conductors),
  });
}

/** The equipment grounding conductors around an overcurrent device; undefined above 6000 A. */
export function equipmentGroundingExcerpt(deviceA: number, metal: Metal, ctx: CalculatorContext): TableExcerpt | undefined {
  const found = equipmentGroundingSize(deviceA, metal);
  if (found === undefined) return undefined;
  return excerptRows({
    title: say(ctx.language, {
      en: 'Smallest wire-type equipment grounding conductor',
      es: 'Conductor de puesta a tierra de equipo mínimo, tipo alambre',
    }),
    code: 'Table 250.122',
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, found.grade),
    columns: [
      say(ctx.language, { en: 'Overcurrent device up to', es: 'Protección hasta' }),
      say(ctx.language, { en: 'Copper', es: 'Cobre' }),
      say(ctx.language, { en: 'Aluminum', es: 'Aluminio' }),
    ],
    rows: EQUIPMENT_GROUNDING_ROWS.map((row) => [`${show(row.maxA)} A`, sizeLabel(row.cu), sizeLabel(row.al)]),
    used: found.rowIndex,
  });
}
