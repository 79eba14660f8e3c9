// Figures for bending conduit by hand: what benders have stamped on them and trade teachers give. Geometry and tools, not code.

export const BEND_ANGLES = ['10', '22.5', '30', '45', '60'] as const;
export type BendAngle = (typeof BEND_ANGLES)[number];

interface OffsetFigures {
  /** Distance between bends per inch of offset: the cosecant of the angle, as benders round it. */
  readonly multiplier: number;
  /** Shortening of the run per inch of offset, in inches: as benders round the tangent of half the angle. */
  readonly shrinkIn: number;
  readonly shrinkText: string;
}

/** Offset multipliers and shrink. Grade V2 (bendwyze.io, pipe-pal.com, bender makers' charts, and the trigonometry behind them). */
export const OFFSET_FIGURES: Readonly<Record<BendAngle, OffsetFigures>> = {
  '10': { multiplier: 6, shrinkIn: 1 / 16, shrinkText: '1/16' },
  '22.5': { multiplier: 2.6, shrinkIn: 3 / 16, shrinkText: '3/16' },
  '30': { multiplier: 2, shrinkIn: 1 / 4, shrinkText: '1/4' },
  '45': { multiplier: 1.4, shrinkIn: 3 / 8, shrinkText: '3/8' },
  '60': { multiplier: 1.2, shrinkIn: 1 / 2, shrinkText: '1/2' },
};

/** Three-bend saddle by its center angle: outer bends of half the angle, distance from the center mark and shrink per inch of height. Grade V2. */
export const SADDLE_FIGURES: Readonly<Record<'45' | '60', OffsetFigures & { readonly outerAngle: string }>> = {
  '45': { multiplier: 2.5, shrinkIn: 3 / 16, shrinkText: '3/16', outerAngle: '22.5' },
  '60': { multiplier: 2, shrinkIn: 1 / 4, shrinkText: '1/4', outerAngle: '30' },
};

export const STUB_SIZES = ['1/2', '3/4', '1', '1-1/4'] as const;
export type StubSize = (typeof STUB_SIZES)[number];

/** Take-up of a 90° stub in EMT with a hand bender, inches. Grade V2 (bendwyze.io, bender makers); the bender's own stamp governs. */
export const STUB_TAKE_UP_IN: Readonly<Record<StubSize, number>> = { '1/2': 5, '3/4': 6, '1': 8, '1-1/4': 11 };
