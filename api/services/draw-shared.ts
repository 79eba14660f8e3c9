import type { Ctx } from './context.ts';
import { readShared } from './read-shared.ts';

/**
 * The preview picture of a shared answer, as PNG.
 * @throws ServiceError NOT_FOUND
 */
export async function drawShared(ctx: Ctx, input: { token: string }): Promise<Uint8Array<ArrayBuffer>> {
  const { question, answer } = await readShared(ctx, input);
  const marks = [`NEC ${answer.edition}`, ...answer.nec_references.slice(0, 3).map(({ code }) => code)];
  return ctx.drawCard({ question, result: answer.result.replaceAll('**', ''), marks, isAlarm: answer.kind === 'emergency' });
}
