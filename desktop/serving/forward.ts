// Sends a connected person's calls on to their server, as any other device sends its own, and hands the page what a browser would show it of the reply.

/** As `fetch` of Electron's session: the system's proxies and certificates, and the cookies of this person alone. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const TO_SERVER = ['accept', 'accept-language', 'authorization', 'content-type'] as const;
const TO_PAGE = ['content-type', 'cache-control', 'content-disposition', 'etag', 'retry-after', 'x-request-id'] as const;
/** Whatever a server sends, no script of it ever runs among our own pages. */
const TAMED: readonly [string, string][] = [
  ['content-security-policy', "default-src 'none'; sandbox"],
  ['x-content-type-options', 'nosniff'],
];

const chosen = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

/** Answers calls of the page out of `server`, an origin. One that cannot be reached is a network error, as it is in a browser. */
export function forwardTo(server: string, fetchThere: Fetch): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    let reply: Response;
    try {
      reply = await fetchThere(`${server}${pathname}${search}`, {
        method: request.method,
        headers: chosen(request.headers, TO_SERVER),
        // A token goes nowhere else than where it was given for.
        redirect: 'error',
        cache: 'no-store',
        ...(hasBody ? { body: await request.arrayBuffer() } : {}),
      });
    } catch {
      return Response.error();
    }
    return new Response(reply.body, { status: reply.status, headers: [...chosen(reply.headers, TO_PAGE), ...TAMED] });
  };
}
