// What our own part of a request costs: two lists as the server gives them, beside a bare server on the same file and SQL, and the memory it takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import type { Message } from '../../../api/contract/chat.ts';
import { createGuide } from '../../../api/guide/answer.ts';
import { packFor } from '../../../api/guide/pack/pack.ts';
import { endProgram, memoryOf, newPerson, post, startProgram, startServer } from './own-process.ts';
import { QUESTIONS } from './questions.ts';
import { sayLimit } from './times.ts';

const SESSIONS = 200;
/** Questions with their answers in the chats that are read. */
const CHATS = [1, 10] as const;
const CONNECTIONS = 8;
const ROUND_MS = 500;
const WARMING_ROUNDS = 3;
const ROUNDS = 12;
const SHARE_WANTED = 0.7;
const SETTLING_MS = 6000;
const IDLE_MB = 140;
const LOADED_MB = 250;

/** Asks one after the other on a connection of its own until `until`; how many whole answers came. A client this plain takes little of the machine. */
function askOn(url: URL, headers: string, until: number): Promise<number> {
  return new Promise((done, failed) => {
    const request = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\n${headers}\r\n`;
    const socket = connect(Number(url.port), url.hostname);
    let answered = 0;
    let missing = 0;
    let head = '';
    socket.setNoDelay(true);
    socket.on('error', failed);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (bytes) => {
      missing -= bytes.length;
      if (missing < 0) {
        head += bytes.toString('latin1');
        const bodyAt = head.indexOf('\r\n\r\n') + 4;
        if (bodyAt < 4) return;
        const length = /^HTTP\/1\.1 200[\s\S]*\r\ncontent-length: (\d+)/i.exec(head.slice(0, bodyAt))?.[1];
        if (length === undefined) {
          failed(new Error(`${url.pathname} answered ${head.slice(0, 300)}`));
          return;
        }
        missing = bodyAt + Number(length) - head.length;
        head = '';
      }
      if (missing > 0) return;
      missing = 0;
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.end();
        done(answered);
      }
    });
  });
}

/** Answers a second. */
async function rateOf(address: string, headers: string): Promise<number> {
  const url = new URL(address);
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askOn(url, headers, started + ROUND_MS)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

/** A person with as many chats as are listed, the first of them with the guide's own answers. */
async function fill(url: string): Promise<{ token: string; id: number; chats: readonly { id: string; pairs: number }[] }> {
  const data = await newPerson(url, 'floor@example.com');
  const guide = createGuide(packFor('en'), packFor('es'));
  const none = (): Pick<Message, 'videos' | 'necReferences' | 'steps' | 'suggestions'> => ({
    videos: [],
    necReferences: [],
    steps: [],
    suggestions: [],
  });
  const chats = CHATS.map((pairs) => ({ id: crypto.randomUUID(), pairs }));
  const pair = (sessionId: string, index: number) => {
    const text = QUESTIONS[index % QUESTIONS.length] ?? '';
    const [questionId, replyId] = [crypto.randomUUID(), crypto.randomUUID()];
    const created_at = new Date(Date.now() - (100 - index) * 60_000).toISOString();
    const answer = { ...guide.answer({ text }).answer, id: replyId };
    const common = { ...none(), previousUserMsg: null, supersedes: null, state: 'done', created_at } as const;
    const question: Message = { ...common, id: questionId, role: 'user', content: text, replyTo: null, answeredBy: null, answer: null };
    const reply: Message = {
      ...common,
      id: replyId,
      role: 'assistant',
      content: answer.response,
      replyTo: questionId,
      answeredBy: 'guide',
      answer,
    };
    return { kind: 'answered', sessionId, question, reply };
  };
  for (const { id, pairs } of chats) {
    await post(url, '/sync', { items: Array.from({ length: pairs }, (_, index) => pair(id, index)) }, data.token);
  }
  for (let from = chats.length; from < SESSIONS; from += 100) {
    const items = Array.from({ length: Math.min(100, SESSIONS - from) }, (_, index) => ({
      kind: 'session',
      id: crypto.randomUUID(),
      title: `House ${from + index}, range circuit`.slice(0, 30),
      titleAt: new Date().toISOString(),
      created_at: new Date(Date.now() - (from + index) * 60_000).toISOString(),
    }));
    await post(url, '/sync', { items }, data.token);
  }
  return { token: data.token, id: data.id, chats };
}

/** The list of chats and the messages of a short and a long one, each as a share of what the bare server gives in the same run; memory before and after. */
export async function benchFloor(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wirewise-floor-'));
  // Filled by one process, measured in another, so that its memory is that of a server which has done nothing yet.
  const filler = await startServer(folder);
  const { token, id, chats } = await fill(filler.url);
  await endProgram(filler);
  const file = join(folder, 'wirewise.sqlite');
  const database = new Database(file, { readonly: true });
  const { uuid } = database.prepare('SELECT uuid FROM users WHERE id = ?').get(id) as { uuid: string };
  database.close();
  const ours = await startServer(folder);
  const bare = await startProgram(['build/scripts/bench/bare-server.ts', file, uuid]);
  try {
    await new Promise((later) => setTimeout(later, SETTLING_MS));
    const idle = await memoryOf(ours.url);
    const login = `authorization: Bearer ${token}\r\n`;
    const lists = [
      { name: `the list of ${SESSIONS} chats`, path: `/api/ai/sessions/${id}`, barePath: '/sessions' },
      ...chats.map((chat) => ({
        name: `a chat's ${2 * chat.pairs} messages`,
        path: `/api/ai/session/${chat.id}/messages`,
        barePath: `/messages/${chat.id}`,
      })),
    ];
    for (const { name, path, barePath } of lists) {
      for (let round = 0; round < WARMING_ROUNDS; round += 1) {
        await rateOf(ours.url + path, login);
        await rateOf(bare.url + barePath, '');
      }
      // The best round of each: whatever else this machine does only takes away.
      let [own, floor] = [0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        own = Math.max(own, await rateOf(ours.url + path, login));
        floor = Math.max(floor, await rateOf(bare.url + barePath, ''));
      }
      const share = own / floor;
      const more = 1000 / own - 1000 / floor;
      const said = `${(share * 100).toFixed(0)} % of the bare rate: ${own.toFixed(0)} of ${floor.toFixed(0)} a second, ${more.toFixed(2)} ms more each`;
      sayLimit(`floor: ${name}`, said, share >= SHARE_WANTED, `${SHARE_WANTED * 100} %`);
    }
    const loaded = await memoryOf(ours.url);
    sayLimit('floor: memory of an idle process', `${idle.toFixed(0)} MB`, idle <= IDLE_MB, `${IDLE_MB} MB`);
    sayLimit('floor: memory after the load', `${loaded.toFixed(0)} MB`, loaded <= LOADED_MB, `${LOADED_MB} MB`);
  } finally {
    await endProgram(ours);
    await endProgram(bare);
    rmSync(folder, { recursive: true, force: true });
  }
}
