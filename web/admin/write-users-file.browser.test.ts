import { expect, test } from 'vitest';
// Reads only here, what the test itself has written.
import { read, utils, type WorkSheet } from 'xlsx';
import { USERS_COLUMNS, type UsersRow, usersRow } from './users-sheet.ts';
import { writeUsersFile } from './write-users-file.ts';

async function sheetOf(rows: readonly UsersRow[]): Promise<WorkSheet> {
  const file = await writeUsersFile(rows);
  const book = read(await file.arrayBuffer(), { type: 'array', cellFormula: true, cellNF: true });
  expect(book.SheetNames).toEqual(['Users']);
  const sheet = book.Sheets.Users;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}
const row = (name: string, chatCount = 0): UsersRow => [name, 'a@example.com', 'active', '2026-05-01 08:30', '', chatCount];

const NAMES = [
  "=cmd|' /C calc'!A0",
  '=1+1',
  '+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  'line\nfeed',
  'bell \u0007 escape \u001b null \u0000',
  'not a bell _x0007_ or _x005F_x0007_',
  '0012',
  '1e5',
  '2026-05-01',
  'TRUE',
  '#REF!',
  '<b>&amp;"\'</b>',
  'José Núñez 🔌',
  '  spaces  ',
  'x'.repeat(120),
];

test('every name arrives as text, none as a formula', async () => {
  const sheet = await sheetOf(NAMES.map((name) => row(name)));
  for (const [index, name] of NAMES.entries()) {
    const cell = sheet[`A${index + 2}`];
    expect(cell, name).toMatchObject({ t: 's', v: name, z: '@' });
    expect(cell.f, name).toBeUndefined();
  }
});

test('half a character and noncharacters do not spoil the file', async () => {
  const sheet = await sheetOf([row('a\ud800b'), row('c\ufffed')]);
  expect(sheet.A2.v).toBe('a\ufffdb');
  expect(sheet.A3.v).toBe('c\ufffdd');
});

test('the columns stand in their order, chats as a number, times so that they sort', async () => {
  const user = { full_name: 'Ana Ruiz', email: 'ana@example.com', status: 'banned' as const, chatCount: 12 };
  const sheet = await sheetOf([
    usersRow({ ...user, created_at: new Date(2026, 4, 1, 8, 5).toISOString(), lastActive: new Date(2026, 10, 21, 17, 30).toISOString() }),
    usersRow({ ...user, created_at: new Date(2026, 4, 1, 8, 5).toISOString(), lastActive: null }),
  ]);
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    [...USERS_COLUMNS],
    ['Ana Ruiz', 'ana@example.com', 'banned', '2026-05-01 08:05', '2026-11-21 17:30', 12],
    ['Ana Ruiz', 'ana@example.com', 'banned', '2026-05-01 08:05', '', 12],
  ]);
  expect(USERS_COLUMNS.join()).toBe('Name,Email,Status,Joined,LastActive,ChatCount');
  expect(sheet.F2).toMatchObject({ t: 'n', v: 12 });
});

test('ten thousand rows are written while the page goes on', async () => {
  let frames = 0;
  let going = true;
  const beat = (): void => {
    frames += 1;
    if (going) setTimeout(beat, 20);
  };
  beat();
  const file = await writeUsersFile(Array.from({ length: 10_000 }, (_, index) => row(`Electrician ${index}`, index)));
  going = false;
  expect(file.size).toBeGreaterThan(50_000);
  expect(frames).toBeGreaterThan(3);
}, 60_000);
