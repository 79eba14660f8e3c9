import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function PrivacyScreen() {
  const { t } = useTranslation(['legal', 'common']);
  return (
    <LegalPage
      title={t('common:privacyPolicy')}
      effective={t('privacyEffective')}
      intro={t('privacyIntro')}
      sections={SECTIONS.map((number) => ({ title: t(`privacy${number}Title`), text: t(`privacy${number}Text`) }))}
    />
  );
}
