// Writes the spreadsheet away from the page: 100,000 rows would freeze it for seconds. Nothing is ever read with this library.
import { type AOA2SheetOpts, type CellObject, utils, write } from 'xlsx';
import { USERS_COLUMNS, type UsersRow } from './users-sheet.ts';

// The option's type does not know it; a dense sheet takes half the time.
const DENSE: AOA2SheetOpts & { dense: true } = { dense: true };

/** A cell that stays text, also when somebody edits it: '@' is the spreadsheet's format for text, so '=1+1' never becomes a formula. */
function textCell(text: string): CellObject {
  // XML has no place for half a surrogate pair or a noncharacter. Control characters are written as _x0007_, so a text that has such a thing
  // in itself gets its underscore written that way.
  const v = text
    .toWellFormed()
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
  return { t: 's', v, z: '@' };
}

self.addEventListener('message', ({ data: rows }: MessageEvent<readonly UsersRow[]>) => {
  const cells = [
    USERS_COLUMNS.map(textCell),
    ...rows.map((row) => row.map((value): CellObject => (typeof value === 'number' ? { t: 'n', v: value } : textCell(value)))),
  ];
  const sheet = utils.aoa_to_sheet(cells, DENSE);
  sheet['!cols'] = [28, 34, 10, 17, 17, 10].map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Users');
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  self.postMessage(bytes, { transfer: [bytes] });
});
