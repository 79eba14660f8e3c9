import * as z from 'zod/mini';

export const PLAN_DURATIONS = ['Monthly', 'Quarterly', 'Yearly'] as const;
/** `description` holds one feature a line. `price` is in US dollars. */
export const planSchema = z.object({
  id: z.number(),
  plan_name: z.string(),
  price: z.number(),
  duration: z.enum(PLAN_DURATIONS),
  description: z.string(),
});
export type Plan = z.infer<typeof planSchema>;

export const planInputSchema = z.object({
  plan_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  price: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  duration: z.enum(PLAN_DURATIONS),
  description: z.string().check(z.maxLength(2000)),
});
export type PlanInput = z.infer<typeof planInputSchema>;
