// Which servers may be connected to: https anywhere, plain http on this computer alone.
import { LOOPBACK_NAMES } from '../../api/contract/values.ts';

/** The origin of a server as somebody typed it, with or without 'https://'; or why it cannot be one. */
export function serverOrigin(typed: string): { readonly origin: string } | { readonly fault: 'bad-address' | 'not-https' } {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const guess = URL.parse(hasScheme ? text : `https://${text}`);
  if (!guess || guess.host === '' || guess.username !== '' || guess.password !== '') return { fault: 'bad-address' };
  const isHere = LOOPBACK_NAMES.has(guess.hostname);
  if (!hasScheme && isHere) return { origin: `http://${guess.host}` };
  if (guess.protocol === 'https:') return { origin: guess.origin };
  if (guess.protocol !== 'http:') return { fault: 'bad-address' };
  return isHere ? { origin: guess.origin } : { fault: 'not-https' };
}
