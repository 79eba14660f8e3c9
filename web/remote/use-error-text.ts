import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Areas } from '../i18n/areas.ts';
import { RemoteError } from './remote-error.ts';

type CodeText = Exclude<keyof Areas['errors'], 'tooManyWait'>;

// INVALID and MALFORMED say nothing by themselves: the server's sentence does.
const CODE_TEXTS: ReadonlySet<string> = new Set<CodeText>([
  'OFFLINE',
  'BAD_REPLY',
  'NOT_SIGNED_IN',
  'COMMON_PASSWORD',
  'RESET_LINK_DEAD',
  'PROOF_LINK_DEAD',
  'WRONG_PASSWORD',
  'NEEDS_CODE',
  'NEEDS_TWO_STEP',
  'UNPROVED',
  'WRONG_CODE',
  'BANNED',
  'NOT_ALLOWED',
  'WRONG_ORIGIN',
  'NOT_FOUND',
  'EMAIL_TAKEN',
  'DELETED',
  'TOO_LARGE',
  'BAD_IMAGE',
  'GUEST_LIMIT',
  'TOO_MANY',
  'INTERNAL',
  'UNAVAILABLE',
]);

function hasText(code: string): code is CodeText {
  return CODE_TEXTS.has(code);
}

/**
 * What to tell somebody of a failure: our own text for its code in the reader's language, else the server's sentence, else `fallback`.
 * Anything that is not a RemoteError shows the fallback.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof RemoteError)) return fallback;
      if (error.code === 'TOO_MANY' && error.retryAfterSeconds) return t('tooManyWait', { seconds: Math.ceil(error.retryAfterSeconds) });
      if (hasText(error.code)) return t(error.code);
      return error.message || fallback;
    },
    [t],
  );
}
