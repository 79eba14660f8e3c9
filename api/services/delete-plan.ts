import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** @throws ServiceError NOT_FOUND */
export async function deletePlan(ctx: Ctx, input: { id: number }): Promise<void> {
  const admin = requireAdmin(ctx);
  await ctx.store.write(async (tables) => {
    const plan = await tables.plans.remove(input.id);
    if (!plan) throw new ServiceError('NOT_FOUND', 'There is no such plan.');
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${admin.id}`,
      action: 'delete-plan',
      subject: `plan ${plan.id}`,
      details: { ...plan },
    });
  });
}
