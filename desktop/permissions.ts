// What a page may ask the system for: the microphone to dictate with, and nothing else.
import { isOwnAddress } from './app-address.ts';

/** `details` is what Electron hands over: for `media`, which kinds are wanted. */
export function isAllowed(
  permission: string,
  page: string,
  details: { readonly mediaTypes?: readonly string[] | undefined } = {},
): boolean {
  if (!isOwnAddress(page)) return false;
  if (permission === 'clipboard-sanitized-write') return true;
  return permission === 'media' && (details.mediaTypes ?? []).every((kind) => kind === 'audio');
}
