// Which Host and Origin may come in. A page of a stranger, and a stranger's name that points here, are refused before routing.
import { LOOPBACK_NAMES } from '../contract/values.ts';
import { API_BASE } from './api-base.ts';
import type { SocketEnv } from './client-address.ts';

export interface OriginRules {
  /** The origin of PUBLIC_URL. */
  readonly publicUrl: string;
  /** While the server listens on loopback alone, every loopback name and port is its own. */
  readonly isLoopback: boolean;
}

const APP = { protocol: 'app:', host: 'wirewise' } as const;

export type OriginCheck = (request: Request, env?: SocketEnv) => boolean;

/** Says whether a request came to a name of ours and, if a page sent it, from a page of ours. */
export function createOriginCheck(rules: OriginRules): OriginCheck {
  const home = new URL(rules.publicUrl);
  const isOurs = (url: URL): boolean => {
    if (url.protocol === APP.protocol) return url.host === APP.host;
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
    return url.host === home.host || (rules.isLoopback && LOOPBACK_NAMES.has(url.hostname));
  };
  const isOurOrigin = (url: URL): boolean => isOurs(url) && (url.host !== home.host || url.protocol === home.protocol || rules.isLoopback);

  return (request, env) => {
    // Only HTTP/1.0 can leave the name out; the server then has made one up.
    if (env?.incoming?.headers && env.incoming.headers.host === undefined) return false;
    const own = URL.parse(request.url);
    if (!own) return false;
    const host = request.headers.get('host');
    const target = host === null ? own : /^[\w.:[\]-]+$/.test(host) ? URL.parse(`${own.protocol}//${host}`) : null;
    // A request line may name another host than the header does; both must be ours.
    if (!target || !isOurs(target) || !isOurs(own)) return false;
    // A browser says so itself when a stranger's page asks, also where it sends no Origin. Pages may be linked to from anywhere.
    if (request.headers.get('sec-fetch-site') === 'cross-site' && own.pathname.startsWith(`${API_BASE}/`)) return false;
    const origin = request.headers.get('origin');
    if (origin === null) return true;
    const source = URL.parse(origin);
    return source !== null && isOurOrigin(source);
  };
}
