// How a code section is named inside a sentence: by the reader's edition and in the reader's language.
import type { Edition, Language } from '../../contract/values.ts';
import { codeNumber } from '../knowledge/sections.ts';

/** 'Table 310.16' as numbered in 2023 -> 'Table 310.15(B)(16)' in 2017, 'Tabla 310.16' in Spanish, 'Capítulo 9, Tabla 8'. */
export function codeText(section2023: string, edition: Edition, language: Language): string {
  const code = codeNumber(section2023, edition);
  if (language === 'en') return code;
  return code
    .replace(/^Chapter 9 /, 'Capítulo 9, ')
    .replace('Table', 'Tabla')
    .replace(/^Annex/, 'Anexo');
}
