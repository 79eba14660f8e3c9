import { useTranslation } from 'react-i18next';
import { ModelsPanel } from '../forms/models-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import screen from './screen.module.css';

export function DashboardModels() {
  const { t } = useTranslation('models');
  return (
    <div className={screen.screen}>
      <PageTitle page={t('title')} />
      <header className={screen.head}>
        <h1>{t('title')}</h1>
      </header>
      <ModelsPanel />
    </div>
  );
}
