// Puts many chats on a device: written straight into the database that the page has made, because asking so often would take hours.
import type { Page } from 'playwright';
import type { Answer } from '../../../api/contract/answer.ts';
import { createGuide } from '../../../api/guide/answer.ts';
import { packFor } from '../../../api/guide/pack/pack.ts';
import { QUESTIONS } from './questions.ts';

/** What a hosted model adds to the guide's own text: everything that needs the Markdown library. */
const AS_MODELS_WRITE = [
  '',
  '### What to check on site',
  '',
  '* **Terminals**: their marking decides the column, see [the listing](https://example.com/listing).',
  '* The `ambient` of the run, above all in an attic.',
  '',
  '| Check | Why |',
  '|---|---|',
  '| Torque | loose lugs run hot |',
  '| Label | the next one must find it |',
].join('\n');

/** Every third answer is written as models write. */
const RICH_EVERY = 3;

/**
 * Fills the guest's database of `page`, which must show the app: `chats` chats of one question and answer each, then one chat of `messages`
 * messages, the newest of all, which becomes the active one. Gives its id. The page must be loaded anew to see them.
 */
export async function fillChats(page: Page, { chats, messages }: { chats: number; messages: number }): Promise<string> {
  const guide = createGuide(packFor('en'), packFor('es'));
  const samples = QUESTIONS.map((text, index) => {
    const { answer } = guide.answer({ text });
    const response = index % RICH_EVERY === 0 ? `${answer.response}\n${AS_MODELS_WRITE}` : answer.response;
    return { text, answer: { ...answer, response } satisfies Omit<Answer, 'id'> };
  });
  return page.evaluate(
    async ({ samples, chats, messages }) => {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const open = indexedDB.open('wirewise-guest');
        open.onsuccess = () => done(open.result);
        open.onerror = () => failed(open.error);
      });
      let clock = Date.now() - (chats + messages + 10) * 60_000;
      const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
      const newId = (): string => {
        const time = hex(clock, 12);
        const random = hex(Math.floor(Math.random() * 2 ** 48), 12);
        return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random}`;
      };
      let made = 0;
      const pair = (sessionId: string): object[] => {
        const sample = samples[made % samples.length];
        if (!sample) return [];
        made += 1;
        clock += 60_000;
        const created_at = new Date(clock).toISOString();
        const question = newId();
        const reply = newId();
        const text = `${sample.text} (${made})`;
        const blank = { sessionId, created_at, supersedes: null, lastEvent: 0, guestKey: null, note: null, state: 'done' };
        const none = { videos: [], necReferences: [], steps: [], suggestions: [], previousUserMsg: null, replyTo: null };
        const { answer } = sample;
        return [
          { ...blank, ...none, id: question, role: 'user', content: text, order: clock, answeredBy: null, answer: null },
          {
            ...blank,
            id: reply,
            role: 'assistant',
            content: answer.response,
            order: clock + 1,
            replyTo: question,
            previousUserMsg: text,
            videos: answer.videos,
            necReferences: answer.nec_references,
            steps: answer.step_by_step,
            suggestions: answer.suggestions,
            answeredBy: answer.answeredBy,
            answer: { ...answer, id: reply },
          },
        ];
      };
      const write = (sessions: readonly object[], rows: readonly object[]): Promise<void> =>
        new Promise((done, failed) => {
          const change = database.transaction(['sessions', 'messages'], 'readwrite');
          for (const session of sessions) change.objectStore('sessions').put(session);
          for (const row of rows) change.objectStore('messages').put(row);
          change.oncomplete = () => done();
          change.onerror = () => failed(change.error);
        });
      const chat = (title: string): { id: string; row: object } => {
        const id = newId();
        const time = new Date(clock).toISOString();
        return { id, row: { id, title, titleAt: time, created_at: time, updatedAt: time } };
      };
      for (let from = 0; from < chats; from += 250) {
        const sessions: object[] = [];
        const rows: object[] = [];
        for (let index = from; index < Math.min(chats, from + 250); index += 1) {
          const { id, row } = chat(`House ${index + 1} ${samples[index % samples.length]?.text.slice(0, 20) ?? ''}`);
          sessions.push(row);
          rows.push(...pair(id));
        }
        await write(sessions, rows);
      }
      clock += 60_000;
      const long = chat('The long one');
      await write([{ ...long.row, updatedAt: new Date(clock + messages * 60_000).toISOString() }], []);
      for (let from = 0; from < messages; from += 200)
        await write([], Array.from({ length: Math.min(100, (messages - from) / 2) }, () => pair(long.id)).flat());
      database.close();
      localStorage.setItem('activeSessionId', long.id);
      return long.id;
    },
    { samples, chats, messages },
  );
}
