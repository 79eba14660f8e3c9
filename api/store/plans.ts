import type { Kysely } from 'kysely';
import type { Plan, PlanInput } from '../contract/plan.ts';
import type { Schema } from './schema.ts';

export type PlansTable = ReturnType<typeof plansTable>;

export function plansTable(db: Kysely<Schema>) {
  return {
    all: (): Promise<Plan[]> => db.selectFrom('plans').selectAll().orderBy('id').execute(),

    update: (id: number, plan: PlanInput): Promise<Plan | undefined> =>
      db.updateTable('plans').set(plan).where('id', '=', id).returningAll().executeTakeFirst(),
  };
}
