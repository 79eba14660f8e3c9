// The judgement that stands before every answer, alone: it needs no pack, so that a page has it before it has the guide.
import type { Language } from '../../contract/values.ts';
import { normalise } from '../understand/normalise.ts';
import { emergencyIn } from './emergency.ts';
import type { Judged } from './judged.ts';
import { refusalIn } from './refusal.ts';
import { withoutCommands } from './scope.ts';

/**
 * The danger that `text` tells of, or the request in it that is refused; undefined for every other text. What comes back with `aside` is a warning
 * beside what was asked, and no answer by itself.
 */
export function judge(text: string, language: Language): Judged | undefined {
  const said = normalise(withoutCommands(text).text, language);
  return emergencyIn(said) ?? refusalIn(said);
}
