// A bad network between browser and server: an HTTP proxy that cuts, stalls, loses, repeats, delays or replaces what passes through it.
// It stands at one address while the servers behind it come and go.
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How far into a reply's body: so many whole server-sent events, or so many bytes. */
export interface Place {
  readonly events?: number;
  readonly bytes?: number;
}

export type Fault =
  /** The connection breaks off at `after`. */
  | { readonly is: 'cut'; readonly after: Place }
  /** Nothing more comes from `after` on, and nobody hangs up. */
  | { readonly is: 'stall'; readonly after: Place }
  /** The server gets the request, and the browser not even a status. */
  | { readonly is: 'silence' }
  /** The server never sees the request. */
  | { readonly is: 'lost-request' }
  /** The server has done what was asked, and its reply is lost. */
  | { readonly is: 'lost-reply' }
  /** The server gets the request so many times at once; the browser gets the last reply. */
  | { readonly is: 'repeat'; readonly times: number }
  /** A sign-in page in front of the network: 200 and HTML, whatever was asked; or the redirect to it. */
  | { readonly is: 'portal'; readonly how: 'page' | 'redirect' }
  /** A gateway's own page. */
  | { readonly is: 'status'; readonly status: 404 | 502 | 503 | 504 }
  /** The reply comes in pieces of so many bytes. */
  | { readonly is: 'trickle'; readonly bytes: number; readonly everyMs: number };

export interface Passing {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** How many requests of this method and path without its query came before. */
  readonly before: number;
}

export interface FaultProxy {
  readonly url: string;
  /** Where requests go; undefined: nobody is there. */
  target: string | undefined;
  /** Says what happens to a request. */
  rule: (passing: Passing) => Fault | undefined;
  readonly passed: readonly Passing[];
  /** Breaks off every open connection; how many there were. */
  cutAll(): number;
  /** From now on the open connections bring nothing more, without a word. */
  freezeAll(): void;
  close(): Promise<void>;
}

const PORTAL = '<!doctype html><title>Guest Wi-Fi</title><h1>Welcome! Accept the terms to go online.</h1>';
/** A browser throws away what it has not read when the line breaks. A busy machine may take longer still. */
const READ_MS = 200;
const HOP_BY_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'proxy-connection', 'upgrade']);

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const headersOf = (message: IncomingMessage): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(message.headers).flatMap(([name, value]) => (value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, value]])),
  );

/** Counts whole server-sent events, comments aside, and finds the byte at which the wanted one ends. */
function untilEvent(wanted: number): (piece: Buffer) => number | undefined {
  let line = '';
  let seen = 0;
  let isEvent = false;
  return (piece) => {
    for (const [index, byte] of piece.entries()) {
      if (byte !== 10) {
        line += String.fromCharCode(byte);
        continue;
      }
      if (line.startsWith('data:')) isEvent = true;
      if (line === '' && isEvent) {
        isEvent = false;
        seen += 1;
        if (seen === wanted) return index + 1;
      }
      line = '';
    }
    return undefined;
  };
}

const untilByte = (wanted: number): ((piece: Buffer) => number | undefined) => {
  let left = wanted;
  return (piece) => {
    if (piece.length >= left) return left;
    left -= piece.length;
    return undefined;
  };
};

/** Starts it on a free loopback port, with nobody behind it yet. */
export async function startFaultProxy(target?: string): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const passed: Passing[] = [];
  const counts = new Map<string, number>();
  const frozen = new WeakSet<ServerResponse>();
  const open = new Set<ServerResponse>();
  // A fresh connection each time: a kept one would be a dead server's.
  const agent = new Agent({ keepAlive: false });

  function forward(message: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const to = new URL(message.url ?? '/', self.target);
    return new Promise((resolve, reject) => {
      const request = send(
        to,
        { agent, method: message.method ?? 'GET', headers: { ...headersOf(message), 'content-length': body.length } },
        resolve,
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Hands bytes over and waits until the system has them, so that a cut comes after them. */
  const write = (response: ServerResponse, piece: Buffer): Promise<void> =>
    new Promise((done) => {
      if (piece.length === 0 || response.destroyed || frozen.has(response)) done();
      else response.write(piece, () => done());
    });

  async function hang(response: ServerResponse, source?: IncomingMessage): Promise<void> {
    await new Promise<void>((gone) => (response.destroyed ? gone() : response.once('close', () => gone())));
    source?.destroy();
  }

  async function play(source: IncomingMessage, response: ServerResponse, fault: Fault | undefined): Promise<void> {
    response.writeHead(source.statusCode ?? 502, headersOf(source));
    response.flushHeaders();
    response.once('close', () => source.destroy());
    const breaks = fault?.is === 'cut' || fault?.is === 'stall' ? fault : undefined;
    const { events = 0, bytes = 0 } = breaks?.after ?? {};
    const find = events > 0 ? untilEvent(events) : untilByte(bytes);
    if (breaks && events === 0 && bytes === 0) return breaks.is === 'cut' ? void response.destroy() : hang(response, source);
    for await (const piece of source as AsyncIterable<Buffer>) {
      if (frozen.has(response)) return hang(response, source);
      const end = breaks ? find(piece) : undefined;
      if (breaks && end !== undefined) {
        await write(response, piece.subarray(0, end));
        if (breaks.is === 'stall') return hang(response, source);
        await sleep(READ_MS);
        response.destroy();
        return;
      }
      if (fault?.is === 'trickle') {
        for (let at = 0; at < piece.length; at += fault.bytes) {
          await write(response, piece.subarray(at, at + fault.bytes));
          if (fault.everyMs > 0) await sleep(fault.everyMs);
          else await new Promise(setImmediate);
        }
      } else await write(response, piece);
    }
    if (frozen.has(response)) return hang(response, source);
    response.end();
  }

  async function pass(message: IncomingMessage, response: ServerResponse, fault: Fault | undefined): Promise<void> {
    const body = await bodyOf(message);
    switch (fault?.is) {
      case 'lost-request':
        response.destroy();
        return;
      case 'portal':
        if (fault.how === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/sign-in' }).end();
        else response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
        return;
      case 'status':
        response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
        return;
      case 'lost-reply': {
        const source = await forward(message, body);
        // The first byte of a reply stands behind its commit.
        for await (const _ of source) break;
        source.destroy();
        response.destroy();
        return;
      }
      case 'silence':
        return hang(response, await forward(message, body));
      case 'repeat': {
        const sources = await Promise.all(Array.from({ length: fault.times }, () => forward(message, body)));
        const last = sources.pop();
        for (const source of sources) source.resume();
        if (last) await play(last, response, undefined);
        return;
      }
      default:
        await play(await forward(message, body), response, fault);
    }
  }

  const server = createServer((message, response) => {
    const method = message.method ?? 'GET';
    const path = message.url ?? '/';
    const key = `${method} ${path.split('?')[0]}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    const passing = { method, path, before };
    passed.push(passing);
    open.add(response);
    response.once('close', () => open.delete(response));
    if (self.target === undefined) {
      message.socket.destroy();
      return;
    }
    // A server that is gone is a connection that is gone.
    pass(message, response, self.rule(passing)).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const self: FaultProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target,
    rule: () => undefined,
    passed,
    cutAll() {
      const count = open.size;
      for (const socket of sockets) socket.destroy();
      return count;
    },
    freezeAll() {
      for (const response of open) frozen.add(response);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return self;
}
