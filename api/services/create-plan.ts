import type { Plan, PlanInput } from '../contract/plan.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** Adds a plan. Users go on seeing the ids that are shown to them; a new plan is for the admin's eyes. */
export async function createPlan(ctx: Ctx, input: { plan: PlanInput }): Promise<Plan> {
  const admin = requireAdmin(ctx);
  return ctx.store.write(async (tables) => {
    const plan = await tables.plans.insert(input.plan);
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${admin.id}`,
      action: 'create-plan',
      subject: `plan ${plan.id}`,
      details: { ...input.plan },
    });
    return plan;
  });
}
