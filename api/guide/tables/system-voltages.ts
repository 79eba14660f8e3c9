// What the usual grounded systems have to ground, by the voltage between their lines.

/**
 * Line voltage -> volts to ground: 120/240 split phase, 208Y/120, 480Y/277, 600Y/347, and their conductors to the neutral alone. Grade V2 (the systems'
 * own names).
 */
export const VOLTS_TO_GROUND: Readonly<Record<number, number>> = { 120: 120, 208: 120, 240: 120, 277: 277, 347: 347, 480: 277, 600: 347 };
/** The high leg of a 240 V delta, which a three-phase 240 V panel may have. Grade V2. */
export const HIGH_LEG_VOLTS = 208;
/** Line voltages that are no standard ratings of devices and no sizes: without a unit they are voltages still. */
export const PLAINLY_VOLTS: readonly number[] = [208, 240, 277, 480];
