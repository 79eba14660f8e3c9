import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

export function TermsScreen() {
  const { t } = useTranslation(['legal', 'common']);
  return (
    <LegalPage
      title={t('common:termsOfUse')}
      effective={t('termsEffective')}
      intro={t('termsIntro')}
      sections={SECTIONS.map((number) => ({ title: t(`terms${number}Title`), text: t(`terms${number}Text`) }))}
    />
  );
}
