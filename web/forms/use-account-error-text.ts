import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteError } from '../remote/remote-error.ts';
import { useErrorText } from '../remote/use-error-text.ts';

/**
 * What to tell of a failed call about an account: a refusal has its own text, or `refused` when it gave no reason; where nobody could
 * answer it is `unanswered`.
 */
export function useAccountErrorText(): (error: unknown, refused: string, unanswered?: string) => string {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  return useCallback(
    (error, refused, unanswered) => {
      const isRefused = error instanceof RemoteError && error.status >= 400 && error.status < 500;
      return isRefused ? errorText(error, refused) : (unanswered ?? t('serverError'));
    },
    [errorText, t],
  );
}
