// The tables as SQL holds them, the same on SQLite and PostgreSQL: times are milliseconds, flags are 0 or 1, JSON is text.
import type { Generated } from 'kysely';
import type { Answerer } from '../contract/answer.ts';
import type { MessageState } from '../contract/chat.ts';
import type { Mark } from '../contract/sync.ts';
import type { Edition, Language, UserStatus } from '../contract/values.ts';

export interface UserRow {
  id: Generated<number>;
  uuid: string;
  full_name: string;
  /** Name and address as they are searched: see `foldSearch`. */
  search_text: string;
  email: string;
  /** What the account is found by: the address once it is proved, until then the uuid, which is no address. */
  email_folded: string;
  phone_number: string | null;
  address: string | null;
  organization_name: string | null;
  license_number: string | null;
  website: string | null;
  number_of_electricians: number | null;
  supplies_source: string | null;
  referral: string | null;
  image: string | null;
  login_count: number;
  status: UserStatus;
  role: 'user' | 'admin';
  password_hash: string | null;
  created_at: number;
  last_active_at: number | null;
  chat_count: number;
  state: string | null;
  edition: Edition | null;
  language: Language | null;
  job_defaults: string | null;
}

export interface TokenRow {
  hash: string;
  user_id: number;
  created_at: number;
  used_at: number;
}

export interface OwnerRow {
  owner: string;
  last_change: number;
}

export interface SessionRow {
  owner: string;
  id: string;
  title: string;
  title_at: number;
  created_at: number;
  last_message_at: number;
  deleted: number;
  change: number;
}

export interface MessageRow {
  owner: string;
  id: string;
  session_id: string | null;
  role: 'user' | 'assistant';
  content: string;
  state: MessageState;
  reply_to: string | null;
  supersedes: string | null;
  previous_user_msg: string | null;
  answered_by: Answerer | null;
  answer: string | null;
  parts: string | null;
  created_at: number;
  change: number;
}

export interface AnswerEventRow {
  owner: string;
  reply_id: string;
  n: number;
  event: string;
}

export interface RunningAnswerRow {
  owner: string;
  reply_id: string;
  process_id: string;
  stop_requested: number;
  guest: string | null;
  guest_mark: string | null;
  language: Language;
}

export interface ProcessRow {
  id: string;
  beat_at: number;
}

export interface GuestCountRow {
  guest: string;
  uses: string;
  reserved: number;
  touched_at: number;
}

export interface PlanRow {
  id: Generated<number>;
  plan_name: string;
  price: number;
  duration: 'Monthly' | 'Quarterly' | 'Yearly';
  description: string;
}

export interface FeedbackRow {
  id: Generated<number>;
  owner: string;
  response_id: string;
  feedback: 'thumbs-up' | 'thumbs-down';
  reason: string | null;
  question: string | null;
  user_id: number | null;
  created_at: number;
}

export interface AuditRow {
  id: Generated<number>;
  at: number;
  actor: string;
  action: string;
  subject: string;
  details: string | null;
}

export interface ThrottleRow {
  key: string;
  hits: number;
  window_ends_at: number;
  blocked_until: number;
}

export interface SettingRow {
  name: string;
  value: string;
}

export interface CounterRow {
  name: string;
  value: number;
}

export interface ResetTokenRow {
  user_id: number;
  hash: string;
  created_at: number;
}

export interface EmailProofRow {
  user_id: number;
  email: string;
  email_folded: string;
  hash: string;
  created_at: number;
}

export interface ContactMessageRow {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  message: string;
  user_id: number | null;
  created_at: number;
}

export interface DeletionRequestRow {
  id: Generated<number>;
  email: string;
  reason: string;
  user_id: number | null;
  created_at: number;
}

export interface TwoStepRow {
  user_id: number;
  sealed_secret: string;
  is_on: number;
  last_step: number;
  created_at: number;
}

export interface RecoveryCodeRow {
  user_id: number;
  hash: string;
}

export interface JobCardRow {
  owner: string;
  id: string;
  /** A job as JSON, its fields in one order; '{}' once deleted. */
  job: string;
  changed_at: number;
  deleted: number;
  change: number;
}

export interface MarkRow {
  owner: string;
  /** The chat's or the answer's id. */
  subject: string;
  mark: Mark;
  /** The job card's id, 'yes', or null where the mark was taken off. */
  value: string | null;
  marked_at: number;
  change: number;
}

export interface SharedAnswerRow {
  token: string;
  owner: string;
  reply_id: string;
  created_at: number;
  expires_at: number;
}

/** One asking of a model. */
export interface ModelUseRow {
  id: string;
  at: number;
  /** Of `at`, in UTC: '2026-11-22'. */
  day: string;
  provider: string;
  model: string;
  prompt_tokens: number;
  reply_tokens: number;
  first_ms: number | null;
  total_ms: number;
  microdollars: number | null;
  fault: string | null;
}

export interface Schema {
  users: UserRow;
  tokens: TokenRow;
  owners: OwnerRow;
  sessions: SessionRow;
  messages: MessageRow;
  answer_events: AnswerEventRow;
  running_answers: RunningAnswerRow;
  processes: ProcessRow;
  guest_counts: GuestCountRow;
  plans: PlanRow;
  feedback: FeedbackRow;
  audit_log: AuditRow;
  throttles: ThrottleRow;
  settings: SettingRow;
  counters: CounterRow;
  reset_tokens: ResetTokenRow;
  email_proofs: EmailProofRow;
  contact_messages: ContactMessageRow;
  deletion_requests: DeletionRequestRow;
  two_steps: TwoStepRow;
  recovery_codes: RecoveryCodeRow;
  buried_messages: { owner: string; id: string };
  job_cards: JobCardRow;
  marks: MarkRow;
  shared_answers: SharedAnswerRow;
  model_uses: ModelUseRow;
}

/** The owner of what guests ask; every other owner is a user's UUID. */
export const GUEST_OWNER = 'guest';
