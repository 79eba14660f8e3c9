import { useTranslation } from 'react-i18next';
import { RemoteError } from '../remote/remote-error.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Stands where data should be, says why it is not there, and what to do. */
export function LoadFailed({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const signedOut = error instanceof RemoteError && error.code === 'NOT_SIGNED_IN';
  return (
    <EmptyState
      title={title ?? t('loadFailed')}
      text={errorText(error, '')}
      action={
        signedOut ? (
          <ButtonLink look="act" to="/login">
            {t('common:goToLogin')}
          </ButtonLink>
        ) : (
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        )
      }
    />
  );
}
