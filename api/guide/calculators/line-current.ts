// Amperes out of volt-amperes and back, single-phase or three-phase: the sum nearly every load calculation ends in.

export type Phases = '1' | '3';

/** √3 for three-phase, 1 for single-phase. */
const phaseFactor = (phases: Phases): number => (phases === '3' ? Math.sqrt(3) : 1);

/** Line current in amperes: VA / V for single-phase, VA / (√3 × V) for three-phase (line-to-line volts). */
export const lineCurrent = (va: number, volts: number, phases: Phases): number => va / (volts * phaseFactor(phases));

/** Load in volt-amperes: V × A for single-phase, √3 × V × A for three-phase. */
export const loadVa = (amperes: number, volts: number, phases: Phases): number => amperes * volts * phaseFactor(phases);

/** '240 V' or '√3 × 480 V': the divisor of `lineCurrent` as a step shows it. */
export const divisorText = (volts: number, phases: Phases): string => (phases === '3' ? `(√3 × ${volts} V)` : `${volts} V`);
