import { BlockList, isIP } from 'node:net';

/** What the node server puts beside a request; in process there is none. */
export interface SocketEnv {
  readonly incoming?: {
    readonly socket?: { readonly remoteAddress?: string | undefined };
    readonly headers?: { readonly host?: string | undefined };
  };
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

/** The proxies in front that may name a visitor: how many hops, and which addresses they have. */
export interface OwnProxies {
  readonly hops: number;
  has(address: string): boolean;
}

/** Where a proxy of one's own stands when nobody says otherwise: this computer and private networks. */
const NEAR = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '::1', 'fc00::/7', 'fe80::/10'];

/** `listed` are further addresses or networks of proxies, such as 203.0.113.7 and 2001:db8::/32. */
export function ownProxies(hops: number, listed: readonly string[] = []): OwnProxies {
  const own = new BlockList();
  for (const text of [...NEAR, ...listed]) {
    const [network = '', prefix] = text.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) own.addAddress(network, family);
    else own.addSubnet(network, Number(prefix), family);
  }
  return { hops, has: (address) => own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

export const NO_PROXIES = ownProxies(0);

/**
 * The visitor's address: the socket's, or, behind proxies of ours, the one that the outermost of them saw. X-Forwarded-For is read
 * from the right, a hop for each proxy, and only as long as the one that wrote it is a proxy of ours: whatever a visitor puts into
 * the header, or sends past the proxies, is not believed.
 */
export function clientAddress(headers: Headers, env: SocketEnv | undefined, proxies: OwnProxies): string {
  let address = plainAddress(env?.incoming?.socket?.remoteAddress ?? LOOPBACK) ?? LOOPBACK;
  if (proxies.hops === 0) return address;
  const seen = (headers.get('x-forwarded-for') ?? '').split(',');
  for (let hop = 0; hop < proxies.hops && proxies.has(address); hop += 1) {
    const next = plainAddress(seen.pop() ?? '');
    if (next === undefined) break;
    address = next;
  }
  return address;
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
