import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Page narrow>
      <PageTitle page={t('notFoundTitle')} />
      <EmptyState
        whole
        icon={<Unplug size={44} aria-hidden="true" />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <ButtonLink look="act" to="/chatbot">
            {t('goToChat')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
