import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useOwnUser } from './use-own-user.ts';

/** Shows something of the own profile once it is there. */
export function WithUser({ children }: { children: (user: User) => ReactNode }) {
  const { t } = useTranslation(['account', 'common']);
  const errorText = useErrorText();
  const query = useOwnUser();
  if (query.data) return children(query.data);
  if (query.isError) {
    return (
      <EmptyState
        title={t('fetchUserFailed')}
        text={errorText(query.error, '')}
        action={<Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  return <Skeleton label={t('loadingUser')} showLabel lines={6} height={52} />;
}
