import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export function UnauthorizedScreen() {
  const { t } = useTranslation();
  return (
    <Page narrow>
      <PageTitle page={t('accessDenied')} />
      <EmptyState
        whole
        icon={<Lock size={44} aria-hidden="true" />}
        title={t('accessDenied')}
        text={t('accessDeniedText')}
        action={
          <ButtonLink look="act" to="/chatbot">
            {t('goToChat')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
