import { Computer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** Where a computer works alone, nobody logs in, signs up or forgets a password. */
export function NoAccountScreen() {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation();
  return (
    <Page narrow>
      <PageTitle page={t('aloneTitle')} />
      <EmptyState
        whole
        icon={<Computer size={44} aria-hidden="true" />}
        title={t('aloneTitle')}
        text={t('aloneText')}
        action={
          <ButtonLink look="act" to="/chatbot">
            {tCommon('goToChat')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
