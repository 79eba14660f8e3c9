import type { StoredMessage } from './database.ts';

/** Everything that a message can be found by: its text, the sections and tables it names, its steps and table rows; without marks. */
export function searchText({ content, answer, necReferences, steps }: StoredMessage): string {
  const references = necReferences.map(({ code, description }) => `${code}${/\btable\b/i.test(code) ? ' Tabla' : ''} ${description}`);
  const tables = (answer?.tables ?? []).map(({ title, code, rows }) => `${title} ${code} ${rows.map((row) => row.join(' ')).join(' ')}`);
  return [content, ...references, ...steps, ...tables].join(' \n').replaceAll('**', '');
}
