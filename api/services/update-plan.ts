import { ServiceError } from '../contract/errors.ts';
import type { Plan, PlanInput } from '../contract/plan.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** @throws ServiceError NOT_FOUND */
export async function updatePlan(ctx: Ctx, input: { id: number; plan: PlanInput }): Promise<Plan> {
  const admin = requireAdmin(ctx);
  return ctx.store.write(async (tables) => {
    const plan = await tables.plans.update(input.id, input.plan);
    if (!plan) throw new ServiceError('NOT_FOUND', 'There is no such plan.');
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${admin.id}`,
      action: 'update-plan',
      subject: `plan ${plan.id}`,
      details: { ...input.plan },
    });
    return plan;
  });
}
