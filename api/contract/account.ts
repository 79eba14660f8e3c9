import * as z from 'zod/mini';
import { editionSchema, jobSchema, languageSchema } from './answer.ts';
import { PASSWORD_MAX, PASSWORD_MIN, USER_STATUSES } from './values.ts';

const emailShape = /^[^\s@"<>()[\]\\,;:]{1,64}@[^\s@"<>()[\]\\,;:]+\.[^\s@"<>()[\]\\,;:]{2,}$/u;

/** An e-mail address as typed; compared case-folded. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.regex(emailShape));

export const passwordSchema = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));

/** Wider than what sign-up takes: the first admin is admin@localhost. */
const loginEmailSchema = z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/u));

export const loginInputSchema = z.object({
  email: loginEmailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

export const loginResultSchema = z.object({
  status: z.literal('true'),
  message: z.string(),
  data: z.object({ token: z.string(), id: z.number(), name: z.string(), login_count: z.number(), uuid: z.string() }),
});
export type LoginResult = z.infer<typeof loginResultSchema>;

export const signUpInputSchema = z.object({
  full_name: z.string().check(z.maxLength(120)),
  email: z.string().check(z.maxLength(254)),
  phone_number: z.string().check(z.maxLength(40)),
  password: z.string().check(z.maxLength(1000)),
  confirmPassword: z.string().check(z.maxLength(1000)),
  referredBy: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  language: z.optional(languageSchema),
});
export type SignUpInput = z.infer<typeof signUpInputSchema>;

/** What is wrong with a sign-up, in the spec's order: the first failure only. Keys of the texts that the spec fixes. */
export const SIGN_UP_FAULTS = {
  name: 'Full name must be at least 2 characters.',
  email: 'Please enter a valid email.',
  phone: 'Phone number must be 10-15 digits.',
  password: 'Password must be at least 6 characters.',
  confirm: 'Passwords do not match.',
} as const;
export type SignUpFault = keyof typeof SIGN_UP_FAULTS;

/** Runs the spec's five checks in their order, on client and server alike; undefined when all hold. */
export function signUpFault(
  input: Pick<SignUpInput, 'full_name' | 'email' | 'phone_number' | 'password' | 'confirmPassword'>,
): SignUpFault | undefined {
  if (input.full_name.trim().length < 2) return 'name';
  if (!emailSchema.safeParse(input.email).success) return 'email';
  if (!/^\d{10,15}$/.test(input.phone_number.trim())) return 'phone';
  if (input.password.length < PASSWORD_MIN) return 'password';
  if (input.password !== input.confirmPassword) return 'confirm';
  return undefined;
}

export const doneSchema = z.object({ status: z.literal('true'), message: z.string() });
export type Done = z.infer<typeof doneSchema>;

export const userSchema = z.object({
  id: z.number(),
  uuid: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  address: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  license_number: z.nullable(z.string()),
  website: z.nullable(z.string()),
  number_of_electricians: z.nullable(z.number()),
  supplies_source: z.nullable(z.string()),
  referral: z.nullable(z.string()),
  image: z.nullable(z.string()),
  login_count: z.number(),
  status: z.enum(USER_STATUSES),
  role: z.enum(['user', 'admin']),
  created_at: z.string(),
  lastActive: z.nullable(z.string()),
  chatCount: z.number(),
  plan: z.string(),
  state: z.nullable(z.string()),
  edition: z.nullable(editionSchema),
  language: z.nullable(languageSchema),
  job_defaults: z.nullable(jobSchema),
});
export type User = z.infer<typeof userSchema>;

export const userResultSchema = z.object({ status: z.literal('true'), data: userSchema });
