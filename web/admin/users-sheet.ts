// The rows of users_list.xlsx. Apart from the worker that writes them, so that they need no spreadsheet library.
import type { User } from '../../api/contract/account.ts';

export const USERS_FILE = 'users_list.xlsx';
export const USERS_COLUMNS = ['Name', 'Email', 'Status', 'Joined', 'LastActive', 'ChatCount'] as const;

/** A row in the order of the columns. */
export type UsersRow = readonly [name: string, email: string, status: string, joined: string, lastActive: string, chatCount: number];

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Local date and time in a form that sorts as text: 2026-05-01 08:30. */
function sortableTime(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function usersRow(user: Pick<User, 'full_name' | 'email' | 'status' | 'created_at' | 'lastActive' | 'chatCount'>): UsersRow {
  return [user.full_name, user.email, user.status, sortableTime(user.created_at), sortableTime(user.lastActive), user.chatCount];
}
