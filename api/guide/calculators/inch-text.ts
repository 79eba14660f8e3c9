// Inches as a tape shows them.

/** '14-3/8' for 14.375: whole inches and the nearest sixteenth, reduced. Negative figures keep their sign. */
export function inchText(inches: number): string {
  const sixteenths = Math.round(Math.abs(inches) * 16);
  const whole = Math.floor(sixteenths / 16);
  let top = sixteenths % 16;
  let bottom = 16;
  while (top > 0 && top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  const sign = inches < 0 && sixteenths > 0 ? '−' : '';
  if (top === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : `${whole}-`}${top}/${bottom}`;
}
