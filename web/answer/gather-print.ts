// Reads what goes on paper from this device.
import type { Answer } from '../../api/contract/answer.ts';
import type { ChatDatabase, StoredJobCard, StoredSession } from '../local/database.ts';
import { jobOfChat, listChatsOfJob } from '../local/marks.ts';
import { listMessages } from '../local/read-chats.ts';
import { turnsOf, versionsOf } from '../local/versions.ts';
import { readStored } from '../platform/stored-keys.ts';
import { activeJob } from '../sync/job-cards.ts';
import type { Printed, PrintedChat, PrintedTurn } from './printed-pages.tsx';

const author = () => ({ company: readStored('company'), name: readStored('user_name') });

/** Every version of every question, in the order they were asked. */
async function printedChat(db: ChatDatabase, chat: StoredSession): Promise<PrintedChat> {
  const turns: PrintedTurn[] = [];
  for (const { question } of turnsOf(await listMessages(db, chat.id))) {
    const versions = await versionsOf(db, question);
    turns.push(
      ...versions.map((turn, place) => ({
        question: turn.question.content,
        reply: turn.reply,
        version: versions.length > 1 ? { version: place + 1, count: versions.length } : undefined,
      })),
    );
  }
  return { chat, turns };
}

export async function gatherChat(db: ChatDatabase, chat: StoredSession): Promise<Printed> {
  const card = await jobOfChat(db, chat.id);
  return { kind: 'chat', title: chat.title, job: card?.job, ...author(), chats: [await printedChat(db, chat)] };
}

/** A job's chats in the order they were begun. `untitled` is the title of a job without a name. */
export async function gatherJob(db: ChatDatabase, { id, job }: StoredJobCard, untitled: string): Promise<Printed> {
  const chats = (await listChatsOfJob(db, id)).toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const printed: PrintedChat[] = [];
  for (const chat of chats) printed.push(await printedChat(db, chat));
  return { kind: 'job', title: job.name || untitled, job, ...author(), chats: printed };
}

/** One answer with its question, as it stands on the card: recalculated perhaps. */
export async function gatherAnswer(question: string | null, answer: Answer): Promise<Printed> {
  const title = question ?? answer.result.replaceAll('**', '');
  const chat = { id: answer.id, title, created_at: new Date().toISOString() };
  return {
    kind: 'answer',
    title,
    job: await activeJob(),
    ...author(),
    chats: [{ chat, turns: [{ question: title, reply: { answer, content: answer.response } }] }],
  };
}
