import type { Change, SyncPage } from '../contract/sync.ts';
import { cardOf } from '../store/job-cards.ts';
import { markOf } from '../store/marks.ts';
import { messageOf } from '../store/messages.ts';
import { EPOCH_SETTING } from '../store/settings.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

const PAGE = 100;

/** One page of the caller's changes after number `after`, in their order; from the beginning for a reader of another epoch. */
export async function pullChanges(ctx: Ctx, input: { after: number; epoch?: string | undefined }): Promise<SyncPage> {
  const { uuid: owner } = requireUser(ctx);
  const epoch = (await ctx.store.settings.read(EPOCH_SETTING)) ?? '';
  const after = input.epoch !== undefined && input.epoch !== epoch ? 0 : input.after;
  // Read first: what is written while the rows are read belongs to the next page, and none of it is passed over.
  const upTo = await ctx.store.owners.lastChange(owner);
  const [sessions, messages, jobCards, marks] = [
    await ctx.store.sessions.changedAfter(owner, after, PAGE + 1),
    await ctx.store.messages.changedAfter(owner, after, PAGE + 1),
    await ctx.store.jobCards.changedAfter(owner, after, PAGE + 1),
    await ctx.store.marks.changedAfter(owner, after, PAGE + 1),
  ];
  const all = [
    ...sessions.map((row) => ({ change: row.change, session: row })),
    ...messages.map((row) => ({ change: row.change, message: row })),
    ...jobCards.map((row) => ({ change: row.change, jobCard: row })),
    ...marks.map((row) => ({ change: row.change, mark: row })),
  ]
    .filter(({ change }) => change <= upTo)
    .sort((a, b) => a.change - b.change);
  const changes = all.slice(0, PAGE).map((entry): Change => {
    if ('session' in entry) {
      const { session } = entry;
      return {
        kind: 'session',
        change: session.change,
        id: session.id,
        title: session.title,
        titleAt: new Date(session.title_at).toISOString(),
        created_at: new Date(session.created_at).toISOString(),
        deleted: session.deleted === 1,
      };
    }
    if ('jobCard' in entry) {
      const { jobCard } = entry;
      return { kind: 'job-card', change: jobCard.change, ...cardOf(jobCard), deleted: jobCard.deleted === 1 };
    }
    if ('mark' in entry) return { kind: 'mark', change: entry.change, ...markOf(entry.mark) };
    const { message } = entry;
    return { kind: 'message', change: message.change, sessionId: message.session_id ?? '', message: messageOf(message) };
  });
  return { epoch, changes, next: changes.at(-1)?.change ?? after, more: all.length > PAGE };
}
