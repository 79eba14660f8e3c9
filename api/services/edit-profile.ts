import { type EditProfileInput, type EditProfileResult, emailSchema } from '../contract/account.ts';
import { jobSchema } from '../contract/answer.ts';
import { ServiceError } from '../contract/errors.ts';
import { ImageFault } from '../images/port.ts';
import { emailChangedMail } from '../mail/texts.ts';
import { foldEmail, type ProfileChanges, type StoredUser } from '../store/users.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';
import { mailProof } from './mail-proof.ts';
import { requireSelfOrAdmin } from './permission.ts';
import { randomToken, tokenHash } from './secret.ts';
import { tellUser } from './tell-user.ts';
import { userView } from './user-view.ts';

/** What the welcome's checkbox sets: from here on nobody is welcomed any more. */
const WELCOMED = 4;

const taken = (): ServiceError => new ServiceError('EMAIL_TAKEN', 'This email address already has an account.', { field: 'email' });
const unknown = (): ServiceError => new ServiceError('NOT_FOUND', 'There is no such user.');

const IMAGE_FAULTS = {
  busy: 'Too many photos are being uploaded just now. Please try again in a few seconds.',
  kind: 'The photo must be a JPG, PNG or GIF.',
  pixels: 'The photo has too many pixels.',
  broken: 'The photo cannot be read.',
} as const;

/**
 * Changes a profile and, where the form has one, the photo. Who changes their own address shows the password, and, where mail can be
 * sent, proves the new one before it counts; the old address is told. The admin's word proves an address.
 * @throws ServiceError NOT_FOUND, INVALID, EMAIL_TAKEN, WRONG_PASSWORD, BAD_IMAGE
 */
export async function editProfile(ctx: Ctx, input: EditProfileInput & { id: number }): Promise<EditProfileResult> {
  const caller = requireSelfOrAdmin(ctx, input.id);
  const before = await ctx.store.users.byId(input.id);
  if (!before) throw unknown();
  const changes = changesOf(input);
  const isOwn = caller.id === input.id;
  const movesAddress = changes.email !== undefined && foldEmail(changes.email) !== foldEmail(before.email);
  if (movesAddress) {
    if (!emailSchema.safeParse(changes.email).success) throw invalid('email', 'Please enter a valid email.');
    if (isOwn && before.password_hash !== null) await confirmPassword(ctx, caller, input.currentPassword ?? '');
  } else delete changes.email;
  const proving = isOwn && ctx.provesEmails && changes.email !== undefined ? { email: changes.email, token: randomToken() } : undefined;
  if (proving) delete changes.email;

  await ctx.store.write(async (tables) => {
    await countUse(ctx, tables, 'profileEdits');
    if (input.image) await countUse(ctx, tables, 'photos');
    if (proving) await countUse(ctx, tables, 'proofs');
  });
  const image = input.image && (await keepImage(ctx, input.image));
  if (image !== undefined) changes.image = image;
  else if (input.removeImage === 'true') changes.image = null;

  let user: StoredUser;
  // The photo in whose place the new one comes: another upload may have been quicker.
  let oldImage: string | null = null;
  try {
    user = await ctx.store.write(async (tables) => {
      const at = ctx.clock.now();
      const current = await tables.users.byId(input.id);
      if (!current) throw unknown();
      oldImage = current.image;
      const welcomed = isOwn && input.login_count === String(WELCOMED) ? { login_count: Math.max(current.login_count, WELCOMED) } : {};
      if (changes.email !== undefined) {
        const other = await tables.users.byEmail(changes.email);
        if (other && other.id !== input.id) throw taken();
        await tables.resetTokens.removeOfUser(input.id);
        await tables.emailProofs.remove(input.id);
      }
      if (proving) {
        await tables.emailProofs.put({ userId: input.id, email: proving.email, hash: tokenHash(proving.token), at });
        await tables.users.setUnprovedEmail(input.id, proving.email, changes.full_name ?? current.full_name);
      }
      const changed = await tables.users.change(input.id, { ...changes, ...welcomed });
      if (changed === 'taken') throw taken();
      if (!changed) throw unknown();
      const fields = Object.keys({ ...changes, ...welcomed });
      await tables.auditLog.record({
        at,
        actor: `user ${caller.id}`,
        action: 'edit-profile',
        subject: `user ${input.id}`,
        details: { fields },
      });
      return changed;
    });
  } catch (error) {
    if (image !== undefined) await ctx.images.remove(image);
    throw error;
  }
  const replaced = oldImage;
  if (changes.image !== undefined && replaced !== null) ctx.later(() => ctx.images.remove(replaced));
  if (proving) ctx.later(() => mailProof(ctx, user, proving.email, proving.token));
  else if (movesAddress) tellUser(ctx, before, (reader) => emailChangedMail(reader, user.email, `${ctx.publicUrl}/website/contactus`));
  const waiting = await ctx.store.emailProofs.of(user.id);
  return { status: 'true', message: 'Profile updated successfully!', data: userView(user, waiting) };
}

const invalid = (field: string, message: string): ServiceError => new ServiceError('INVALID', message, { field });

const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** The form's fields as columns; absent ones are left out, empty ones null. */
function changesOf(input: EditProfileInput): { -readonly [Key in keyof ProfileChanges]: ProfileChanges[Key] } {
  const given = {
    full_name: input.full_name,
    email: input.email,
    phone_number: orNull(input.phone_number),
    address: orNull(input.address),
    organization_name: orNull(input.organizationName),
    license_number: orNull(input.licenseNumber),
    website: orNull(input.website),
    number_of_electricians: input.numberOfElectricians === '' ? null : input.numberOfElectricians && Number(input.numberOfElectricians),
    supplies_source: orNull(input.suppliesSource),
    referral: orNull(input.referral),
    state: orNull(input.state),
    edition: input.edition === '' ? null : input.edition,
    language: input.language === '' ? null : input.language,
    job_defaults: jobDefaultsOf(input.job_defaults),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ProfileChanges;
}

function jobDefaultsOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === '') return null;
  let job: unknown;
  try {
    job = JSON.parse(text);
  } catch {
    throw invalid('job_defaults', 'job_defaults is not valid JSON.');
  }
  const parsed = jobSchema.safeParse(job);
  if (!parsed.success) throw invalid('job_defaults', 'job_defaults is not a job card.');
  return JSON.stringify(parsed.data);
}

async function keepImage(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  try {
    return await ctx.images.keep(bytes);
  } catch (error) {
    if (error instanceof ImageFault && error.reason === 'busy') {
      throw new ServiceError('TOO_MANY', IMAGE_FAULTS.busy, { retryAfterSeconds: 5 });
    }
    if (error instanceof ImageFault) throw new ServiceError('BAD_IMAGE', IMAGE_FAULTS[error.reason], { field: 'image' });
    throw error;
  }
}
