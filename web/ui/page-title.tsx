import { useTranslation } from 'react-i18next';

/** Names the page in the browser's tab. */
export function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation();
  return <title>{t('pageTitle', { page })}</title>;
}
