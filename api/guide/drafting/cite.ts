// Turns sections as numbered in 2023 into references of the asked edition, with our own words and the publisher's free reading access.
import type { Reference } from '../../contract/answer.ts';
import type { Edition, Grade, Language } from '../../contract/values.ts';
import { accessLink, articleOf, articleTitle, codeNumber } from '../knowledge/sections.ts';

/** 'Table 310.16' -> 'Tabla 310.16' for a Spanish reader's running text; references keep the code's own English form. */
export const spokenCode = (code: string, language: Language): string =>
  language === 'en'
    ? code
    : code
        .replace(/^Article /, 'Artículo ')
        .replace(/^Chapter (\d+)/, 'Capítulo $1')
        .replace(/\bTable /g, 'Tabla ')
        .replace(/^Annex /, 'Anexo ');

/** A reference with the section as `edition` numbers it. */
export function cite(section: string, description: string, grade: Grade, edition: Edition): Reference {
  return { code: codeNumber(section, edition), description, link: accessLink(edition), edition, grade };
}

/** The article's own short title, for a reference that has no description of its own. */
export function articleWords(section: string, language: Language): string {
  const article = articleOf(section);
  return (article === undefined ? undefined : articleTitle(article)?.[language]) ?? '';
}

/** References without repeats: the first of each code stays. */
export function uniqueReferences(references: readonly Reference[]): Reference[] {
  const seen = new Set<string>();
  return references.filter((reference) => {
    if (seen.has(reference.code)) return false;
    seen.add(reference.code);
    return true;
  });
}
