// Says that a section does not exist in the edition's index, and what is nearest.

import { EDITIONS } from '../../contract/values.ts';
import { cite, spokenCode } from '../drafting/cite.ts';
import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { articleOf, articleTitle, codeNumber, sectionExists, toBaseNumber } from '../knowledge/sections.ts';

/** A draft where the question names a section that the edition does not have, else undefined. */
export function missingSections(scene: Scene): Draft | undefined {
  const { reading, edition, language, index } = scene;
  const part = /\b(?:chapter|capitulo) (?:0|[1-9]\d+)\b|\b(?:annex|anexo) [m-z]\b/.exec(reading.plain)?.[0];
  if (part !== undefined)
    return {
      ...EMPTY_DRAFT,
      result:
        language === 'en'
          ? `**There is no ${part.replace(/^./, (first) => first.toUpperCase())} in the NEC:** it has nine chapters, Article 90 ahead of them and informative annexes after them.`
          : `**No existe ${part} en el NEC:** tiene nueve capítulos, el artículo 90 por delante y anexos informativos al final.`,
      references: [cite('90.3', language === 'en' ? 'How the code is arranged.' : 'Cómo está ordenado el código.', 'V1', edition)],
    };
  // An old or new number of a section that the edition has under another number is found by its alias.
  const missing = reading.sections.find(
    ({ code }) => !sectionExists(code, edition) && !sectionExists(codeNumber(toBaseNumber(code, edition), edition), edition),
  );
  if (missing === undefined) return undefined;
  const elsewhere = EDITIONS.filter((each) => each !== edition && sectionExists(missing.code, each));
  const article = articleOf(missing.code);
  const title = article === undefined ? undefined : articleTitle(article)?.[language];
  const near =
    article === undefined
      ? []
      : [...new Map(nearest(missing.code, index.bySection(article, edition)).map((rule) => [rule.section, rule])).values()].slice(0, 3);
  const code = spokenCode(missing.code, language);
  const nearList = near.map((rule) => `${spokenCode(codeNumber(rule.section, edition), language)} (${rule.title})`).join('; ');
  const inOthers =
    elsewhere.length === 0
      ? ''
      : language === 'en'
        ? ` It is in the ${elsewhere.join(', ')} edition.`
        : ` Sí está en la edición ${elsewhere.join(', ')}.`;
  return {
    ...EMPTY_DRAFT,
    result:
      language === 'en'
        ? `**There is no such section: ${code} is not found in the index of the ${edition} NEC.**${inOthers}`
        : `**No existe esa sección: ${code} no aparece en el índice del NEC ${edition}.**${inOthers}`,
    explanation: [
      language === 'en'
        ? 'I cannot verify a figure from it, and I won’t invent one.'
        : 'No puedo verificar un dato de ahí y no lo voy a inventar.',
      title === undefined ? '' : language === 'en' ? `Article ${article} is about ${title}.` : `El artículo ${article} trata de ${title}.`,
      nearList === '' ? '' : language === 'en' ? `Nearest: ${nearList}.` : `Lo más cercano: ${nearList}.`,
    ]
      .filter((each) => each !== '')
      .join(' '),
    references: near.map((rule) => cite(rule.section, rule.title, rule.grade, edition)),
    restsOn: near.map((rule) => rule.id),
    suggestions: near.map((rule) =>
      language === 'en'
        ? `What does ${codeNumber(rule.section, edition)} say?`
        : `¿Qué dice ${spokenCode(codeNumber(rule.section, edition), language)}?`,
    ),
  };
}

/** Rules of the article by how near their number is. */
function nearest<T extends { readonly section: string }>(code: string, rules: readonly T[]): readonly T[] {
  const wanted = Number(/\d+\.(\d+)/.exec(code)?.[1] ?? 0);
  const isTable = code.startsWith('Table');
  const distance = (rule: T): number =>
    Math.abs(Number(/\d+\.(\d+)/.exec(rule.section)?.[1] ?? 0) - wanted) - (isTable && rule.section.startsWith('Table') ? 1000 : 0);
  return [...rules].sort((a, b) => distance(a) - distance(b));
}
