/**
 * A number as crews type it: '1,500' is fifteen hundred, '2.5' and '2,5' are two and a half, '3/4' and '1 1/2' are fractions.
 * Undefined for anything else, so that no half-read figure is ever computed with.
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  if (/^-?\d+,\d{1,2}$/.test(typed)) return Number(typed.replace(',', '.'));
  if (/^-?(\d+\.?\d*|\.\d+)$/.test(typed)) return Number(typed);
  const fraction = /^(?:(\d+)[ -])?(\d+)\/([1-9]\d*)$/.exec(typed);
  return fraction ? Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]) : undefined;
}
