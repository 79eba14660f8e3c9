// Which addresses are the app's own and which may be opened outside of it. Parsed and compared, never searched.

export const APP_SCHEME = 'app';
const APP_HOST = 'wirewise';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

const OUTSIDE: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** True for a page or call of the app itself. */
export function isOwnAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST;
}

/** The address as the system may open it, or undefined when it may not: only http, https and mailto, without credentials. */
export function outsideAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !OUTSIDE.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}
