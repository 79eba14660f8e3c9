import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteError } from '../remote/remote-error.ts';
import { useErrorText } from '../remote/use-error-text.ts';

/** What to tell of a failed login or sign-up: nobody could answer is one text, a refusal is its own, and `fallback` when it gave no reason. */
export function useAccountErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  return useCallback(
    (error, fallback) => {
      const refused = error instanceof RemoteError && error.status >= 400 && error.status < 500;
      return refused ? errorText(error, fallback) : t('serverError');
    },
    [errorText, t],
  );
}
