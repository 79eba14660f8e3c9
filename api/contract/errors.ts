// One list of error codes, one table code -> status, one error body.
import * as z from 'zod/mini';

/** Every failure's code and its HTTP status. */
export const ERROR_STATUS = {
  MALFORMED: 400,
  INVALID: 400,
  COMMON_PASSWORD: 400,
  RESET_LINK_DEAD: 400,
  PROOF_LINK_DEAD: 400,
  NOT_SIGNED_IN: 401,
  WRONG_PASSWORD: 401,
  NEEDS_CODE: 401,
  WRONG_CODE: 401,
  BANNED: 403,
  NOT_ALLOWED: 403,
  NEEDS_TWO_STEP: 403,
  UNPROVED: 403,
  WRONG_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  ID_TAKEN: 409,
  DELETED: 410,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  BAD_IMAGE: 415,
  GUEST_LIMIT: 429,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every failure. `field` names the input that is wrong; a guest at the limit also gets `exists` and `chat_count`. */
export const errorBodySchema = z.object({
  status: z.literal('false'),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  field: z.optional(z.string()),
  exists: z.optional(z.boolean()),
  chat_count: z.optional(z.number()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A broken rule, thrown by services and mapped to its status by `http/`. `message` is a sentence for the person who can mend it. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Partial<Pick<ErrorBody, 'field' | 'exists' | 'chat_count'>> & { retryAfterSeconds?: number };
  constructor(code: ErrorCode, message: string, details: ServiceError['details'] = {}) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
  }
}
