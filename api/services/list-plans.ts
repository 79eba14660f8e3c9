import type { Plan } from '../contract/plan.ts';
import type { Ctx } from './context.ts';

/** The plans by id, for anyone. */
export const listPlans = (ctx: Ctx): Promise<Plan[]> => ctx.store.plans.all();
