// What holds more figures than anybody tells of one job is not answered by its beginning: an answer to a part would pass for one to the whole.

import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { FIGURES_MOST, reckon } from '../reading/figures.ts';

/** Says that a question is too long to read; undefined for one that is not. */
export function tooLongToRead({ reading, language }: Pick<Scene, 'reading' | 'language'>): Draft | undefined {
  if (reckon(reading.plain, language).figures.length < FIGURES_MOST) return undefined;
  return {
    ...EMPTY_DRAFT,
    result: language === 'en' ? '**That is too long for me to read.**' : '**Es demasiado largo para que lo lea.**',
    explanation:
      language === 'en'
        ? 'It holds more figures than I weigh against each other at once. Ask about one circuit or one piece of equipment at a time.'
        : 'Trae más cifras de las que comparo a la vez. Pregunte por un circuito o un equipo a la vez.',
  };
}
