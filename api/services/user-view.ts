import type { User } from '../contract/account.ts';
import type { Job } from '../contract/answer.ts';
import { hasProvedEmail, type StoredUser } from '../store/users.ts';

const PLAN_LABEL = 'Free plan';
const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A user as the wire has it: nothing of the password, the spec's field names. `waiting` is the address that waits to be proved. */
export function userView(user: StoredUser, waiting?: { readonly email: string }): User {
  return {
    id: user.id,
    uuid: user.uuid,
    full_name: user.full_name,
    email: user.email,
    email_proved: hasProvedEmail(user),
    ...(waiting && hasProvedEmail(user) ? { new_email: waiting.email } : {}),
    phone_number: user.phone_number,
    address: user.address,
    organization_name: user.organization_name,
    license_number: user.license_number,
    website: user.website,
    number_of_electricians: user.number_of_electricians,
    supplies_source: user.supplies_source,
    referral: user.referral,
    image: user.image,
    login_count: user.login_count,
    status: user.status,
    role: user.role,
    created_at: new Date(user.created_at).toISOString(),
    lastActive: isoOrNull(user.last_active_at),
    chatCount: user.chat_count,
    plan: PLAN_LABEL,
    state: user.state,
    edition: user.edition,
    language: user.language,
    job_defaults: user.job_defaults === null ? null : (JSON.parse(user.job_defaults) as Job),
  };
}
