// A server for the tests of sync: keeps one owner's rows as the real one does, behind a fetch that can be told to fail.
import { type Change, isLaterCard, isLaterMark, type SyncItem } from '../../api/contract/sync.ts';
import { titleOf, UNTITLED_AT } from '../../api/contract/values.ts';

export type Fault = 'lost-request' | 'lost-reply' | 'portal' | 'signed-out' | 'busy';

export interface ScriptedServer {
  /** Every request that arrived: its path, token and body. */
  readonly requests: { readonly path: string; readonly token: string | null; readonly body: unknown }[];
  readonly changes: () => readonly Change[];
  /** Faults for the requests to come, first one first; `undefined` lets one through. */
  readonly faults: (Fault | undefined)[];
  /** Items refused for good, by what they are. */
  refuse: (item: SyncItem) => string | undefined;
  /** Answers a path of its own; undefined leaves it to the server. */
  route: (path: string, body: unknown, init: RequestInit) => Response | Promise<Response> | undefined;
  readonly fetch: typeof fetch;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const failure = (status: number, code: string): Response => json({ status: 'false', code, message: code, requestId: 'r' }, status);

type Session = Omit<Extract<Change, { kind: 'session' }>, 'kind'>;
type JobCard = Omit<Extract<Change, { kind: 'job-card' }>, 'kind'>;
type Marked = Omit<Extract<Change, { kind: 'mark' }>, 'kind'>;
type Message = Omit<Extract<Change, { kind: 'message' }>, 'kind'>;

export function scriptedServer(): ScriptedServer {
  const sessions = new Map<string, Session>();
  const messages = new Map<string, Message>();
  const jobCards = new Map<string, JobCard>();
  const marks = new Map<string, Marked>();
  const buried = new Set<string>();
  let counter = 0;
  const next = (): number => {
    counter += 1;
    return counter;
  };

  const openSession = (id: string, title: string, titleAt: string, created_at: string): string => {
    const known = sessions.get(id);
    if (known?.deleted) {
      // A deletion is never undone: what meets it goes on in one new chat.
      const follower = `${id.slice(0, -4)}ffff`;
      if (!sessions.has(follower)) sessions.set(follower, { id: follower, title, titleAt, created_at, deleted: false, change: next() });
      return follower;
    }
    if (!known) sessions.set(id, { id, title, titleAt, created_at, deleted: false, change: next() });
    return id;
  };
  const rename = (known: Session, title: string, titleAt: string): void => {
    if (known.titleAt > titleAt || (known.titleAt === titleAt && known.title >= title)) return;
    sessions.set(known.id, { ...known, title, titleAt, change: next() });
  };

  const take = (item: SyncItem): { outcome: 'done' | 'refused' | 'later'; code?: string; sessionId?: string } => {
    const code = server.refuse(item);
    if (code) return { outcome: 'refused', code };
    switch (item.kind) {
      case 'session': {
        const known = sessions.get(item.id);
        if (known?.deleted) return { outcome: 'refused', code: 'DELETED' };
        if (known) rename(known, item.title, item.titleAt);
        else openSession(item.id, item.title, item.titleAt, item.created_at);
        return { outcome: 'done' };
      }
      case 'title': {
        const known = sessions.get(item.id);
        if (!known) return { outcome: 'refused', code: 'NOT_FOUND' };
        if (known.deleted) return { outcome: 'refused', code: 'DELETED' };
        rename(known, item.title, item.titleAt);
        return { outcome: 'done' };
      }
      case 'delete': {
        const known = sessions.get(item.id);
        for (const id of item.unsent ?? []) buried.add(id);
        if (known?.deleted) return { outcome: 'done' };
        const time = new Date().toISOString();
        const base = known ?? { id: item.id, titleAt: time, created_at: time };
        sessions.set(item.id, { ...base, title: '', deleted: true, change: next() });
        for (const [id, { sessionId }] of messages) {
          if (sessionId !== item.id) continue;
          messages.delete(id);
          buried.add(id);
        }
        return { outcome: 'done' };
      }
      case 'answered': {
        const known = messages.get(item.question.id);
        const knownReply = messages.get(item.reply.id);
        if (known && known.message.content !== item.question.content) return { outcome: 'refused', code: 'ID_TAKEN' };
        if (knownReply && knownReply.message.replyTo !== known?.message.id) return { outcome: 'refused', code: 'ID_TAKEN' };
        if (known && knownReply) return { outcome: 'done', sessionId: known.sessionId };
        if (!known && buried.has(item.question.id)) return { outcome: 'refused', code: 'DELETED' };
        const { created_at, content } = item.question;
        const sessionId = known?.sessionId ?? openSession(item.sessionId, titleOf(content), UNTITLED_AT, created_at);
        for (const message of known ? [item.reply] : [item.question, item.reply])
          messages.set(message.id, { sessionId, message, change: next() });
        return { outcome: 'done', sessionId };
      }
      case 'job-card': {
        const known = jobCards.get(item.id);
        if (known?.deleted) return { outcome: 'refused', code: 'DELETED' };
        const { id, job, changedAt } = item;
        if (!known || isLaterCard(item, known)) jobCards.set(id, { id, job, changedAt, deleted: false, change: next() });
        return { outcome: 'done' };
      }
      case 'delete-job-card': {
        const { id } = item;
        if (!jobCards.get(id)?.deleted)
          jobCards.set(id, { id, job: {}, changedAt: new Date().toISOString(), deleted: true, change: next() });
        return { outcome: 'done' };
      }
      case 'mark': {
        const { subject, mark, value, markedAt } = item;
        const known = marks.get(`${subject} ${mark}`);
        if (!known || isLaterMark(item, known)) marks.set(`${subject} ${mark}`, { subject, mark, value, markedAt, change: next() });
        return { outcome: 'done' };
      }
      default:
        return { outcome: 'done' };
    }
  };

  const changes = (): Change[] =>
    [
      ...[...sessions.values()].map((row) => ({ kind: 'session' as const, ...row })),
      ...[...messages.values()].map((row) => ({ kind: 'message' as const, ...row })),
      ...[...jobCards.values()].map((row) => ({ kind: 'job-card' as const, ...row })),
      ...[...marks.values()].map((row) => ({ kind: 'mark' as const, ...row })),
    ].sort((one, other) => one.change - other.change);

  const answer = (path: string, body: unknown): Response => {
    const url = new URL(path, 'http://server');
    if (url.pathname === '/healthz') return new Response('ok');
    if (url.pathname !== '/api/sync') return failure(404, 'NOT_FOUND');
    if (body !== undefined) return json({ results: (body as { items: SyncItem[] }).items.map(take) });
    const after = Number(url.searchParams.get('after') ?? 0);
    const all = changes().filter(({ change }) => change > after);
    const page = all.slice(0, 5);
    return json({ epoch: 'e1', changes: page, next: page.at(-1)?.change ?? after, more: all.length > page.length });
  };

  const server: ScriptedServer = {
    requests: [],
    changes,
    faults: [],
    refuse: () => undefined,
    route: () => undefined,
    fetch: async (input, init = {}) => {
      const path = String(input);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const fault = path === '/healthz' ? undefined : server.faults.shift();
      if (fault === 'lost-request') throw new TypeError('Failed to fetch');
      if (fault === 'portal')
        return new Response('<html>Sign in to the guest network</html>', { headers: { 'content-type': 'text/html' } });
      server.requests.push({ path, token: new Headers(init.headers).get('authorization'), body });
      if (fault === 'signed-out') return failure(401, 'NOT_SIGNED_IN');
      if (fault === 'busy') return failure(503, 'UNAVAILABLE');
      const reply = (await server.route(path, body, init)) ?? answer(path, body);
      if (fault === 'lost-reply') throw new TypeError('Failed to fetch');
      return reply;
    },
  };
  return server;
}
