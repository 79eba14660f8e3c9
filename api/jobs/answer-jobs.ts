// Answers in the making. An answer belongs to no connection: it is made under its reply id, logged as numbered events,
// and readers of any process come and go. Nobody is told an event that is not stored yet, so a resumed reader never misses one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageState } from '../contract/chat.ts';
import { type AnswerEvent, LAST_EVENTS } from '../contract/events.ts';
import type { Store } from '../store/store.ts';
import { type AnswerStep, type MadeStep, UNAVAILABLE } from './answer-step.ts';
import { type EndingAnswer, endAnswer } from './end-answer.ts';
import { createReaper } from './reap-orphans.ts';

/** Text that arrives within this time becomes one event and one commit. */
const FLUSH_MS = 60;
const RETRY_FLUSH_MS = 250;
const BEAT_MS = 1000;
const LOOK_MS = 500;
const STOP_POLL_MS = 200;
const READ_POLL_MS = 150;
/** A process silent for this long is dead: its answers are ended by whoever looks first. */
const SILENCE_MS = 3000;

export interface StartedAnswer extends EndingAnswer {
  /** The first event, stored already together with the question. */
  readonly accepted: AnswerEvent;
}

export interface AnswerJobs {
  readonly processId: string;
  /** Begins to make an answer whose question, reply and first event are stored. Never throws: a failure is an event. */
  start(answer: StartedAnswer, make: (signal: AbortSignal) => AsyncIterable<MadeStep>): void;
  /** The events after number `after`, to the last one; ends early when `signal` aborts. The caller has checked whose answer it is. */
  read(owner: string, replyId: string, after: number, signal: AbortSignal): AsyncGenerator<AnswerEvent, void, undefined>;
  /** Ends an answer as 'stopped', whichever process makes it. */
  stop(owner: string, replyId: string): Promise<void>;
  running(): number;
  /** Lets running answers finish for `graceMs`, then marks the rest as interrupted. */
  close(graceMs: number): Promise<void>;
}

export interface AnswerJobsDeps {
  readonly store: Store;
  /** Hears of what went wrong inside a job. */
  readonly onError: (message: string, error: unknown) => void;
}

interface Live {
  readonly answer: StartedAnswer;
  readonly stopping: AbortController;
  readonly stored: AnswerEvent[];
  readonly waiters: Set<() => void>;
  /** Numbered, not stored yet. */
  numbered: AnswerEvent[];
  pending: AnswerStep[];
  text: string;
  /** What was said last, stored or not. */
  last: AnswerEvent['type'];
  ended: boolean;
  /** Taken over by another process, or its chat was deleted. */
  lost: boolean;
}

const keyOf = (owner: string, replyId: string): string => `${owner} ${replyId}`;

/** Starts the making of answers for this process: its heartbeat, its watch for stops, and the end of dead processes' answers. */
export function startAnswerJobs({ store, onError }: AnswerJobsDeps): AnswerJobs {
  const processId = crypto.randomUUID();
  const live = new Map<string, Live>();
  let flushTimer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let lastFlushAt = 0;
  let flushDueAt = 0;
  let closed = false;

  const wake = (job: Live): void => {
    for (const waiter of [...job.waiters]) waiter();
  };

  function say(job: Live, step: AnswerStep): void {
    if (job.ended) return;
    const previous = job.pending.at(-1);
    if (step.type === 'text') {
      job.text += step.text;
      if (previous?.type === 'text') previous.text += step.text;
      else job.pending.push({ ...step });
    } else {
      if (step.type === 'restart') job.text = '';
      job.pending.push(step);
    }
    if (LAST_EVENTS.has(step.type)) job.ended = true;
    // The first words and the end are waited for; what lies between may gather.
    const isAwaited = job.ended || job.stored.length === 1 || (step.type === 'text' && job.last !== 'text');
    job.last = step.type;
    scheduleFlush(isAwaited ? 0 : Math.max(0, lastFlushAt + FLUSH_MS - performance.now()));
  }

  function scheduleFlush(inMs: number): void {
    if (flushing) return;
    const dueAt = performance.now() + inMs;
    if (flushTimer && dueAt >= flushDueAt) return;
    clearTimeout(flushTimer);
    flushDueAt = dueAt;
    flushTimer = setTimeout(() => {
      flushTimer = undefined;
      flushing = flush()
        .then(() => 0)
        .catch((error: unknown) => {
          onError('Answer events could not be stored; they are kept and tried again.', error);
          return RETRY_FLUSH_MS;
        })
        .then((pauseMs) => {
          flushing = undefined;
          lastFlushAt = performance.now();
          const waiting = [...live.values()].filter((job) => job.pending.length > 0 || job.numbered.length > 0);
          if (waiting.length > 0) scheduleFlush(waiting.some((job) => job.ended) ? pauseMs : Math.max(pauseMs, FLUSH_MS));
        });
    }, inMs);
  }

  /** One commit for the events of every answer at once. */
  async function flush(): Promise<void> {
    const batch = [...live.entries()]
      .filter(([, job]) => job.pending.length > 0 || job.numbered.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, job] of batch) {
      let n = job.numbered.at(-1)?.n ?? job.stored.length;
      for (const step of job.pending) {
        n += 1;
        job.numbered.push({ ...step, n });
      }
      job.pending = [];
    }
    const written = await store.write(async (tables) => {
      const results: { key: string; job: Live; events: AnswerEvent[]; lost: boolean }[] = [];
      for (const [key, job] of batch) {
        const { owner, replyId } = job.answer;
        const events = [...job.numbered];
        const last = events.at(-1);
        const isLast = last !== undefined && LAST_EVENTS.has(last.type);
        const mine = isLast
          ? await tables.runningAnswers.take(owner, replyId, processId)
          : (await tables.runningAnswers.find(owner, replyId))?.process_id === processId;
        if (mine) {
          await tables.answerEvents.append(owner, replyId, events);
          if (isLast) await endAnswer(tables, job.answer, last);
        }
        results.push({ key, job, events, lost: !mine });
      }
      return results;
    });
    for (const { key, job, events, lost } of written) {
      job.numbered = job.numbered.slice(events.length);
      if (lost) lose(key, job);
      else {
        job.stored.push(...events);
        const last = events.at(-1);
        if (last && LAST_EVENTS.has(last.type)) live.delete(key);
      }
      wake(job);
    }
  }

  function lose(key: string, job: Live): void {
    job.lost = true;
    job.ended = true;
    job.pending = [];
    job.numbered = [];
    live.delete(key);
    job.stopping.abort();
    wake(job);
  }

  async function run(job: Live, make: (signal: AbortSignal) => AsyncIterable<MadeStep>): Promise<void> {
    try {
      for await (const step of make(job.stopping.signal)) {
        say(job, step);
        if (job.ended) return;
      }
      if (!job.ended) throw new Error('The answer came to no end.');
    } catch (error) {
      if (job.ended) return;
      onError('An answer failed.', error);
      say(job, { type: 'failed', code: 'UNAVAILABLE', message: UNAVAILABLE[job.answer.language] });
    }
  }

  function end(job: Live, type: 'stopped' | 'interrupted'): void {
    if (job.ended) return;
    say(job, { type, text: job.text });
    job.stopping.abort();
  }

  async function watchStops(): Promise<void> {
    if (live.size === 0) return;
    const watched = [...live.entries()].filter(([, job]) => !job.ended);
    const rows = new Map((await store.runningAnswers.ofProcess(processId)).map((row) => [keyOf(row.owner, row.reply_id), row]));
    for (const [key, job] of watched) {
      const row = rows.get(key);
      if (row?.stop_requested === 1) end(job, 'stopped');
      // Its chat was deleted, or another process took this one for dead.
      else if (!row && !job.ended) lose(key, job);
    }
  }

  const every = (ms: number, what: string, work: () => Promise<unknown>): (() => void) => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || closed) return;
      busy = true;
      work()
        .catch((error: unknown) => onError(what, error))
        .finally(() => {
          busy = false;
        });
    }, ms);
    timer.unref();
    return () => clearInterval(timer);
  };
  const ends = [
    every(BEAT_MS, 'The heartbeat could not be stored.', async () => {
      // Only a process that makes an answer has to show that it is alive: an idle one leaves the disk alone.
      if (live.size > 0) await store.write((tables) => tables.runningAnswers.beat(processId));
    }),
    every(LOOK_MS, 'The answers of dead processes could not be ended.', createReaper(store, SILENCE_MS)),
    every(STOP_POLL_MS, 'Stops could not be read.', watchStops),
  ];

  /** Resolves when the job has stored more, was lost, or the reader left. */
  function more(job: Live, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        job.waiters.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      job.waiters.add(done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }

  async function* read(owner: string, replyId: string, after: number, signal: AbortSignal): AsyncGenerator<AnswerEvent, void, undefined> {
    let last = after;
    const job = live.get(keyOf(owner, replyId));
    while (job && !signal.aborted) {
      const waited = more(job, signal);
      for (const event of job.stored.slice(last)) {
        yield event;
        last = event.n;
        if (LAST_EVENTS.has(event.type)) return;
      }
      if (job.lost) break;
      await waited;
    }
    while (!signal.aborted) {
      const message = await store.messages.find(owner, replyId);
      const events = await store.answerEvents.after(owner, replyId, last);
      for (const event of events) {
        yield event;
        last = event.n;
        if (LAST_EVENTS.has(event.type)) return;
      }
      if (!message) return;
      if (message.state !== 'running' && events.length === 0) {
        const isKept = (await store.answerEvents.after(owner, replyId, 0, 1)).length > 0;
        if (!isKept) yield lastEventOf(last + 1, message.state, message.content, message.answer);
        return;
      }
      if (events.length === 0) await sleep(READ_POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    processId,
    start(answer, make) {
      const job: Live = {
        answer,
        stopping: new AbortController(),
        stored: [answer.accepted],
        waiters: new Set(),
        numbered: [],
        pending: [],
        text: '',
        last: answer.accepted.type,
        ended: false,
        lost: false,
      };
      live.set(keyOf(answer.owner, answer.replyId), job);
      void run(job, make);
    },
    read,
    async stop(owner, replyId) {
      const job = live.get(keyOf(owner, replyId));
      if (job) end(job, 'stopped');
      else await store.write((tables) => tables.runningAnswers.requestStop(owner, replyId));
    },
    running: () => live.size,
    async close(graceMs) {
      const giveUpAt = performance.now() + graceMs;
      while (live.size > 0 && performance.now() < giveUpAt) await sleep(25);
      for (const job of live.values()) end(job, 'interrupted');
      const stopFlushingAt = performance.now() + 2000;
      while (live.size > 0 && performance.now() < stopFlushingAt) await sleep(25);
      closed = true;
      for (const stop of ends) stop();
      clearTimeout(flushTimer);
      await flushing;
      await store
        .write((tables) => tables.runningAnswers.leave(processId))
        .catch((error: unknown) => onError('This process could not sign off.', error));
    },
  };
}

/** The last event of an answer whose events are gone already, made of its message. */
function lastEventOf(n: number, state: MessageState, content: string, answer: string | null): AnswerEvent {
  if (state === 'done' && answer !== null) return { n, type: 'done', answer: JSON.parse(answer) };
  if (state === 'failed') return { n, type: 'failed', code: 'UNAVAILABLE', message: content };
  return { n, type: state === 'stopped' ? 'stopped' : 'interrupted', text: content };
}
