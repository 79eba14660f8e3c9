import type { User } from '../../api/contract/account.ts';
import type { UserStatus } from '../../api/contract/values.ts';
import { call } from '../remote/call.ts';
import { USERS_FILE, usersRow } from './users-sheet.ts';
import { writeUsersFile } from './write-users-file.ts';

const PAGE_SIZE = '100';

export interface UsersFilter {
  readonly search: string;
  readonly status: UserStatus | undefined;
}

/** Everybody who matches, read on behind the last id, so that nobody is missed or doubled while the list changes. */
async function fetchUsers({ search, status }: UsersFilter): Promise<User[]> {
  const users: User[] = [];
  for (;;) {
    const after = String(users.at(-1)?.id ?? 0);
    const page = await call('listUsers', { query: { after, pageSize: PAGE_SIZE, sort: 'id', search: search || undefined, status } });
    if (!('users' in page)) throw new Error('A page of users was asked for.');
    users.push(...page.users);
    if (page.users.length === 0 || page.total <= page.users.length) return users;
  }
}

/** Saves the filtered list as users_list.xlsx and says how many users it holds. */
export async function exportUsers(filter: UsersFilter): Promise<number> {
  const users = await fetchUsers(filter);
  const address = URL.createObjectURL(await writeUsersFile(users.map(usersRow)));
  const link = document.createElement('a');
  link.href = address;
  link.download = USERS_FILE;
  link.click();
  // The browser has taken it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return users.length;
}
