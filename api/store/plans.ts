import type { Kysely } from 'kysely';
import type { Plan, PlanInput } from '../contract/plan.ts';
import type { Schema } from './schema.ts';

export type PlansTable = ReturnType<typeof plansTable>;

export function plansTable(db: Kysely<Schema>) {
  return {
    all: (): Promise<Plan[]> => db.selectFrom('plans').selectAll().orderBy('id').execute(),

    update: (id: number, plan: PlanInput): Promise<Plan | undefined> =>
      db.updateTable('plans').set(plan).where('id', '=', id).returningAll().executeTakeFirst(),

    insert: (plan: PlanInput): Promise<Plan> => db.insertInto('plans').values(plan).returningAll().executeTakeFirstOrThrow(),

    /** The plan as deleted, or undefined when there is none. */
    remove: (id: number): Promise<Plan | undefined> => db.deleteFrom('plans').where('id', '=', id).returningAll().executeTakeFirst(),
  };
}
