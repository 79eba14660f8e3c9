import { isIP } from 'node:net';

/** What the node server puts beside a request; in process there is none. */
export interface SocketEnv {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

const LOOPBACK = '127.0.0.1';

/** An address without port, brackets or zone, and IPv4 as IPv4; undefined for what is none. */
function plainAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text;
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIP(mapped)) return mapped;
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (!hex) return canonical;
  const [high, low] = [Number.parseInt(hex[1] ?? '0', 16), Number.parseInt(hex[2] ?? '0', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The visitor's address: the socket's, or, behind `trustedProxies` proxies of ours, the one that the outermost of them saw.
 * Whatever a visitor writes into X-Forwarded-For stands further left and is not believed.
 */
export function clientAddress(headers: Headers, env: SocketEnv | undefined, trustedProxies: number): string {
  const socket = plainAddress(env?.incoming?.socket?.remoteAddress ?? LOOPBACK) ?? LOOPBACK;
  if (trustedProxies === 0) return socket;
  const hops = [...(headers.get('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim() !== ''), socket];
  return plainAddress(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '') ?? socket;
}

/** What counts as one visitor: an IPv4 address, or the /64 that a household or phone has of IPv6. */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export const isLoopbackAddress = (address: string): boolean => address === '::1' || address.startsWith('127.');
