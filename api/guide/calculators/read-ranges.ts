// Reads a list of household cooking appliances in kW and refuses what Table 220.55 does not cover.
import { type CalculatorContext, InputError, say } from './calculator.ts';
import { codeText } from './code-text.ts';
import { readList } from './read-list.ts';

const SMALLEST_KW = 1.75;
const LARGEST_KW = 27;

/**
 * Ratings in kW, each over 1-3/4 kW and not over 27 kW; an empty text is no appliance.
 * @throws InputError naming `name`
 */
export function readRanges(text: string, name: string, ctx: CalculatorContext): readonly number[] {
  const ratingsKw = text === '' ? [] : readList(text, name, ctx.language);
  if (ratingsKw.some((kw) => kw <= SMALLEST_KW || kw > LARGEST_KW)) {
    throw new InputError(
      name,
      say(ctx.language, {
        en: `${codeText('Table 220.55', ctx.edition, 'en')} is for household appliances over 1-3/4 kW and not over 27 kW; give the ratings in kW.`,
        es: `La ${codeText('Table 220.55', ctx.edition, 'es')} es para aparatos domésticos de más de 1-3/4 kW y hasta 27 kW; dé las potencias en kW.`,
      }),
    );
  }
  return ratingsKw;
}
