import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { PageTitle } from './page-title.tsx';

/** A page with nothing to do on it but to go to the chat. */
export function DeadEnd({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <Page narrow>
      <PageTitle page={title} />
      <EmptyState
        whole
        icon={<Icon size={44} aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <ButtonLink look="act" to="/chatbot">
            {t('goToChat')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
