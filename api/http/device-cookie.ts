// Device marks travel as cookies: no script reads them, and the page has nothing to keep.
import type { DeviceMark } from '../services/device-marks.ts';
import { API_BASE } from './api-base.ts';

const DAYS_KEPT = 400;
const COOKIES_READ = 50;

/** The device marks of a Cookie header. */
export function readDeviceMarks(header: string | undefined): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const cookie of header?.split(';', COOKIES_READ) ?? []) {
    const [, name, value] = /^\s*(device-[\w-]{16})=([\w.-]{1,200})\s*$/.exec(cookie) ?? [];
    if (name !== undefined && value !== undefined) marks.set(name, value);
  }
  return marks;
}

/** A JSON reply that leaves the mark on the device, for the API's account routes alone. */
export function replyWithMark(reply: unknown, { name, value }: DeviceMark, publicUrl: string): Response {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return new Response(JSON.stringify(reply), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'set-cookie': `${name}=${value}; Path=${API_BASE}/user; Max-Age=${DAYS_KEPT * 86_400}; HttpOnly; SameSite=Strict${secure}`,
    },
  });
}
