import type { StoredMessage } from './database.ts';

/** What a message says beside its text, too: the sections and tables it names, its steps and table rows; without marks. */
export function readableText({ content, answer, necReferences, steps }: StoredMessage): string {
  const references = necReferences.map(({ code, description }) => `${code}: ${description}`);
  const tables = (answer?.tables ?? []).map(({ title, code, rows }) => `${title} ${code} ${rows.map((row) => row.join(' ')).join(' ')}`);
  return [content, ...references, ...steps, ...tables].join(' · ').replaceAll('**', '');
}

/** Everything that a message can be found by: a table by its name in either language. */
export const searchText = (message: StoredMessage): string =>
  `${readableText(message)}${message.necReferences.some(({ code }) => /\btable\b/i.test(code)) ? ' Tabla' : ''}`;
