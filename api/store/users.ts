import { type Kysely, type Selectable, sql } from 'kysely';
import { ADMIN_ID, type Language, type UserStatus } from '../contract/values.ts';
import type { Schema, UserRow } from './schema.ts';

export type StoredUser = Selectable<UserRow>;

export const USER_SORTS = {
  id: 'id',
  full_name: 'full_name',
  created_at: 'created_at',
  lastActive: 'last_active_at',
  chatCount: 'chat_count',
} as const;
export type UserSort = keyof typeof USER_SORTS;

export interface NewUser {
  readonly uuid: string;
  readonly fullName: string;
  readonly email: string;
  /** Unproved, it is neither found by this address nor in anybody's way. */
  readonly isProved: boolean;
  readonly phoneNumber: string | null;
  readonly referral: string | null;
  readonly language: Language | null;
  readonly passwordHash: string | null;
  readonly at: number;
}

/** What may change of a user beside logins, password, status and role. */
export type ProfileChanges = Partial<
  Pick<
    StoredUser,
    | 'full_name'
    | 'email'
    | 'phone_number'
    | 'address'
    | 'organization_name'
    | 'license_number'
    | 'website'
    | 'number_of_electricians'
    | 'supplies_source'
    | 'referral'
    | 'image'
    | 'login_count'
    | 'state'
    | 'edition'
    | 'language'
    | 'job_defaults'
  >
>;

/** How addresses are compared: composed, trimmed and case-folded. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Whether the address is known to be the user's own; what counts on that asks here. */
export const hasProvedEmail = (user: Pick<StoredUser, 'uuid' | 'email_folded'>): boolean => user.email_folded !== user.uuid;

/** How names and addresses are searched: without case and accents, on any database. */
export const foldSearch = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const searchText = (fullName: string, email: string): string => foldSearch(`${fullName}\n${email}`);

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');

export type UsersTable = ReturnType<typeof usersTable>;

export function usersTable(db: Kysely<Schema>) {
  const byId = (id: number): Promise<StoredUser | undefined> => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    byId,

    /** Whose proved address it is. */
    byEmail: (email: string): Promise<StoredUser | undefined> =>
      db.selectFrom('users').selectAll().where('email_folded', '=', foldEmail(email)).executeTakeFirst(),

    /** Accounts with an address that is not proved to be theirs, the newest first. */
    unprovedByEmail: (email: string, limit: number): Promise<StoredUser[]> =>
      db
        .selectFrom('users')
        .innerJoin('email_proofs', 'email_proofs.user_id', 'users.id')
        .selectAll('users')
        .where('email_proofs.email_folded', '=', foldEmail(email))
        .whereRef('users.email_folded', '=', 'users.uuid')
        .orderBy('users.id', 'desc')
        .limit(limit)
        .execute(),

    /** Accounts that were neither made nor used since `at`, with an address that is not proved to be theirs. */
    unprovedUnusedSince: (at: number, limit: number): Promise<StoredUser[]> =>
      db
        .selectFrom('users')
        .innerJoin('email_proofs', 'email_proofs.user_id', 'users.id')
        .selectAll('users')
        .whereRef('users.email_folded', '=', 'users.uuid')
        .where('users.created_at', '<', at)
        .where((eb) => eb.or([eb('users.last_active_at', 'is', null), eb('users.last_active_at', '<', at)]))
        .limit(limit)
        .execute(),

    /** Photos of users behind `id`, by id. */
    async photosAfter(id: number, limit: number): Promise<{ id: number; image: string }[]> {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'image'])
        .where('id', '>', id)
        .where('image', 'is not', null)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ id, image }) => (image === null ? [] : [{ id, image }]));
    },

    byUuid: (uuid: string): Promise<StoredUser | undefined> =>
      db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirst(),

    /** The new user, or undefined when the address is taken; one that is not proved never is. */
    insert: (user: NewUser): Promise<StoredUser | undefined> =>
      db
        .insertInto('users')
        .values({
          uuid: user.uuid,
          full_name: user.fullName,
          search_text: searchText(user.fullName, user.email),
          email: user.email,
          email_folded: user.isProved ? foldEmail(user.email) : user.uuid,
          phone_number: user.phoneNumber,
          referral: user.referral,
          language: user.language,
          password_hash: user.passwordHash,
          created_at: user.at,
          login_count: 0,
          status: 'active',
          role: 'user',
          chat_count: 0,
        })
        .onConflict((conflict) => conflict.column('email_folded').doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Makes an inactive user active again; false when the user was not inactive. */
    async activate(id: number): Promise<boolean> {
      const result = await db
        .updateTable('users')
        .set({ status: 'active' })
        .where('id', '=', id)
        .where('status', '=', 'inactive')
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Counts a login. Undefined when the user is gone or banned by now. */
    recordLogin: (id: number, at: number): Promise<StoredUser | undefined> =>
      db
        .updateTable('users')
        .set((eb) => ({ login_count: eb('login_count', '+', 1), last_active_at: at }))
        .where('id', '=', id)
        .where('status', '!=', 'banned')
        .returningAll()
        .executeTakeFirst(),

    touch: (id: number, at: number) => db.updateTable('users').set({ last_active_at: at }).where('id', '=', id).execute(),

    /** Sets the first password of a user who has none; false when there is one already. */
    async setFirstPassword(id: number, passwordHash: string): Promise<boolean> {
      const result = await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    setPassword: (id: number, passwordHash: string) =>
      db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute(),

    /** Sets a password where `before` is still the one; false when it was changed meanwhile. */
    async replacePassword(id: number, before: string, passwordHash: string): Promise<boolean> {
      const result = await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', before)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Changes what a profile holds, and counts an address that is given as proved; undefined when the user is gone, 'taken' when somebody else took the address just now. */
    async change(id: number, changes: ProfileChanges): Promise<StoredUser | 'taken' | undefined> {
      const before = await byId(id);
      if (!before) return undefined;
      const fullName = changes.full_name ?? before.full_name;
      const email = changes.email ?? before.email;
      return db
        .updateTable('users')
        .set({
          ...changes,
          full_name: fullName,
          email,
          email_folded: changes.email === undefined ? before.email_folded : foldEmail(email),
          search_text: searchText(fullName, email),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
        .catch((error: unknown) => {
          if (isDuplicate(error)) return 'taken' as const;
          throw error;
        });
    },

    setStatus: (id: number, status: UserStatus) => db.updateTable('users').set({ status }).where('id', '=', id).execute(),

    /** The user as deleted, or undefined when there is none. Logins, reset links and second steps go with the row. */
    remove: (id: number): Promise<StoredUser | undefined> => db.deleteFrom('users').where('id', '=', id).returningAll().executeTakeFirst(),

    /** Gives a user an address that is proved to be theirs. */
    setEmail: (id: number, email: string, fullName: string) =>
      db
        .updateTable('users')
        .set({ email, email_folded: foldEmail(email), search_text: searchText(fullName, email) })
        .where('id', '=', id)
        .execute(),

    /** Gives a user whose address is not proved another one that is not. */
    setUnprovedEmail: (id: number, email: string, fullName: string) =>
      db
        .updateTable('users')
        .set({ email, search_text: searchText(fullName, email) })
        .where('id', '=', id)
        .whereRef('email_folded', '=', 'uuid')
        .execute(),

    addToChatCount: (uuid: string, difference: number) =>
      db
        .updateTable('users')
        .set((eb) => ({ chat_count: eb('chat_count', '+', difference) }))
        .where('uuid', '=', uuid)
        .execute(),

    /** Users behind `id`, by id. */
    listAfter: (id: number, limit: number): Promise<StoredUser[]> =>
      db.selectFrom('users').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute(),

    /** One page of the users other than the admin, and how many match in all; only those behind the user `after` where that is given. */
    async page(query: {
      page: number;
      pageSize: number;
      after?: number | undefined;
      search?: string | undefined;
      status?: UserStatus | undefined;
      sort: UserSort;
      descending: boolean;
    }): Promise<{ users: StoredUser[]; total: number }> {
      let matching = db.selectFrom('users').where('id', '!=', ADMIN_ID);
      if (query.status) matching = matching.where('status', '=', query.status);
      if (query.after !== undefined) matching = matching.where('id', '>', query.after);
      const search = foldSearch(query.search?.trim() ?? '');
      if (search) {
        const pattern = `%${escapeLike(search)}%`;
        matching = matching.where(sql<boolean>`search_text LIKE ${pattern} ESCAPE '\\'`);
      }
      const direction = query.descending ? 'desc' : 'asc';
      const users = await matching
        .selectAll()
        .orderBy(USER_SORTS[query.sort], direction)
        .orderBy('id', direction)
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize)
        .execute();
      const counted = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { users, total: Number(counted.total) };
    },
  };
}
