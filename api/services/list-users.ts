import type { User } from '../contract/account.ts';
import type { UserStatus } from '../contract/values.ts';
import { type StoredUser, USER_SORTS, type UserSort } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { type JsonText, listAsJson } from './json-text.ts';
import { requireAdmin } from './permission.ts';
import { userView } from './user-view.ts';

const PAGE_SIZE = 10;
const USERS_AT_ONCE = 200;

export interface UsersQuery {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  /** Only users with a greater id; what a long list is read on by while it changes. */
  readonly after?: number | undefined;
  readonly search?: string | undefined;
  readonly status?: UserStatus | undefined;
  /** One of the sort fields, descending with a '-' before it. */
  readonly sort?: string | undefined;
}

export interface UsersPage {
  readonly users: User[];
  readonly total: number;
  readonly counts: { readonly total: number; readonly active: number; readonly inactive: number; readonly banned: number };
}

const isSort = (name: string): name is UserSort => name in USER_SORTS;

/** Every user when asked for nothing in particular; else one page of those that match, without the admin, and the counts of all. */
export async function listUsers(ctx: Ctx, query: UsersQuery): Promise<JsonText<User[]> | UsersPage> {
  requireAdmin(ctx);
  if (Object.values(query).every((value) => value === undefined)) return everyUser(ctx);
  const sort = (query.sort ?? 'id').replace(/^-/, '');
  const { users, total } = await ctx.store.users.page({
    page: query.page ?? 1,
    pageSize: query.pageSize ?? PAGE_SIZE,
    after: query.after,
    search: query.search,
    status: query.status,
    sort: isSort(sort) ? sort : 'id',
    descending: query.sort?.startsWith('-') ?? false,
  });
  const counted = await ctx.store.counters.read(['users.active', 'users.inactive', 'users.banned']);
  const [active, inactive, banned] = [counted['users.active'] ?? 0, counted['users.inactive'] ?? 0, counted['users.banned'] ?? 0];
  return { users: users.map((user) => userView(user)), total, counts: { total: active + inactive + banned, active, inactive, banned } };
}

const everyUser = (ctx: Ctx): Promise<JsonText<User[]>> =>
  listAsJson<StoredUser, User>(
    (after) => ctx.store.users.listAfter(after?.id ?? 0, USERS_AT_ONCE),
    USERS_AT_ONCE,
    (page) => JSON.stringify(page.map((user) => userView(user))).slice(1, -1),
  );
