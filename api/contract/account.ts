import * as z from 'zod/mini';
import { editionSchema, jobSchema, languageSchema } from './answer.ts';
import { withoutDirections } from './plain-text.ts';
import { MESSAGE_MAX, PASSWORD_MAX, PASSWORD_MIN, USER_STATUSES } from './values.ts';

const emailShape = /^[^\s\p{C}@"<>()[\]\\,;:]{1,64}@[^\s\p{C}@"<>()[\]\\,;:]+\.[^\s\p{C}@"<>()[\]\\,;:]{2,}$/u;

/** A line or more that somebody else reads: a name, an address, a letter. */
const shownText = (max: number) => z.string().check(z.overwrite(withoutDirections), z.trim(), z.maxLength(max));
/** The same where there has to be something. */
const filledText = (max: number) => z.string().check(z.overwrite(withoutDirections), z.trim(), z.minLength(1), z.maxLength(max));

/** An e-mail address as typed; compared case-folded. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.regex(emailShape));

/** Wider than what sign-up takes: the first admin is admin@localhost. */
export const loginEmailSchema = z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/u));

/** Six digits of an authenticator, or a recovery code; blanks and case don't matter. */
const codeSchema = z.string().check(z.minLength(1), z.maxLength(40));

export const loginInputSchema = z.object({
  email: loginEmailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  /** Of the two-step login: six digits, or a recovery code. */
  code: z.optional(codeSchema),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

export const loginResultSchema = z.object({
  status: z.literal('true'),
  message: z.string(),
  data: z.object({ token: z.string(), id: z.number(), name: z.string(), login_count: z.number(), uuid: z.string() }),
});
export type LoginResult = z.infer<typeof loginResultSchema>;

export const signUpInputSchema = z.object({
  full_name: shownText(120),
  email: z.string().check(z.maxLength(254)),
  phone_number: z.string().check(z.maxLength(40)),
  password: z.string().check(z.maxLength(1000)),
  confirmPassword: z.string().check(z.maxLength(1000)),
  referredBy: z.optional(z.nullable(shownText(120))),
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

/** A login by the hash of its token, base64url of SHA-256: whoever has it can end the login and do nothing else with it. */
export const endLoginInputSchema = z.object({ login: z.string().check(z.regex(/^[\w-]{43}$/)) });

export const doneSchema = z.object({ status: z.literal('true'), message: z.string() });
export type Done = z.infer<typeof doneSchema>;

export const userSchema = z.object({
  id: z.number(),
  uuid: z.string(),
  full_name: z.string(),
  email: z.string(),
  /** False until the owner of the address has opened the link that was mailed to it. */
  email_proved: z.boolean(),
  /** The address that a proved one is to change to, once its owner has opened the link; in lists it is left out. */
  new_email: z.optional(z.string()),
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

/** Wider than what may be set, so that its service says in the user's words what is wrong. */
const newPasswordSchema = z.string().check(z.maxLength(1000));
const presentPasswordSchema = z.string().check(z.minLength(1), z.maxLength(1000));

export const forgotPasswordInputSchema = z.object({ email: loginEmailSchema, language: z.optional(languageSchema) });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInputSchema>;

export const resetPasswordInputSchema = z.object({
  email: loginEmailSchema,
  oldPassword: presentPasswordSchema,
  newPassword: newPasswordSchema,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;

export const resetPasswordFromTokenInputSchema = z.object({
  resetToken: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: newPasswordSchema,
});
export type ResetPasswordFromTokenInput = z.infer<typeof resetPasswordFromTokenInputSchema>;

/** The token of the link that proves an address. */
const proofTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));
export const proveEmailInputSchema = z.object({
  proofToken: proofTokenSchema,
  /** Needed where nobody is logged in to the account. */
  password: z.optional(presentPasswordSchema),
});
export type ProveEmailInput = z.infer<typeof proveEmailInputSchema>;
export const disownEmailInputSchema = z.object({ proofToken: proofTokenSchema });

const formText = (max: number) => z.optional(shownText(max));
/** A value from a list, or nothing to forget it. */
const orNothing = <const S extends z.ZodMiniType<string, string>>(schema: S) => z.optional(z.union([schema, z.literal('')]));

/** True for an http(s) address; what a website must be. */
export const isWebsite = (text: string): boolean => /^https?:\/\/[^\s/?#]+\.[^\s]+$/iu.test(text);

/**
 * The fields of the profile form, as multipart sends them: texts, and the photo's bytes. Absent fields stay as they are, empty
 * ones are forgotten; everything else in the form is ignored.
 */
export const editProfileInputSchema = z.object({
  full_name: z.optional(filledText(120)),
  email: z.optional(loginEmailSchema),
  /** Needed to change one's own address. */
  currentPassword: z.optional(z.string().check(z.maxLength(1000))),
  phone_number: formText(40),
  address: formText(300),
  organizationName: formText(160),
  licenseNumber: formText(80),
  website: orNothing(z.string().check(z.trim(), z.maxLength(300), z.refine(isWebsite))),
  numberOfElectricians: orNothing(z.string().check(z.trim(), z.regex(/^\d{1,6}$/))),
  suppliesSource: formText(160),
  referral: formText(120),
  login_count: z.optional(z.string().check(z.maxLength(40))),
  state: orNothing(z.string().check(z.regex(/^[A-Z]{2}$/))),
  edition: orNothing(editionSchema),
  language: orNothing(languageSchema),
  /** A job card as JSON. */
  job_defaults: formText(4000),
  removeImage: z.optional(z.string().check(z.maxLength(10))),
  image: z.optional(z.instanceof(Uint8Array)),
});
export type EditProfileInput = z.infer<typeof editProfileInputSchema>;
export const editProfileResultSchema = z.object({ status: z.literal('true'), message: z.string(), data: userSchema });
export type EditProfileResult = z.infer<typeof editProfileResultSchema>;

export const setStatusInputSchema = z.object({ status: z.enum(USER_STATUSES) });

/** What somebody wrote to us. */
export const contactMessageInputSchema = z.object({
  firstName: filledText(60),
  lastName: filledText(60),
  email: emailSchema,
  phone: formText(40),
  message: filledText(MESSAGE_MAX),
});
export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>;
export const contactMessageSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  user_id: z.nullable(z.number()),
  created_at: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const deletionRequestInputSchema = z.object({
  email: emailSchema,
  reason: filledText(2000),
});
export type DeletionRequestInput = z.infer<typeof deletionRequestInputSchema>;
export const deletionRequestSchema = z.object({
  id: z.number(),
  email: z.string(),
  reason: z.string(),
  user_id: z.nullable(z.number()),
  created_at: z.string(),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

/** Whether logins ask for a code, and how many recovery codes are unused. */
export const twoStepStateSchema = z.object({ status: z.literal('true'), on: z.boolean(), recoveryCodesLeft: z.number() });
export type TwoStepState = z.infer<typeof twoStepStateSchema>;
export const passwordInputSchema = z.object({ password: presentPasswordSchema });
export const codeInputSchema = z.object({ code: codeSchema });
/** `address` is what the QR code holds (otpauth://); `secret` the same to type in. */
export const twoStepSecretSchema = z.object({ status: z.literal('true'), secret: z.string(), address: z.string() });
export type TwoStepSecret = z.infer<typeof twoStepSecretSchema>;
export const recoveryCodesSchema = z.object({ status: z.literal('true'), recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
