import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeadEnd } from '../ui/dead-end.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return <DeadEnd icon={Unplug} title={t('notFoundTitle')} text={t('notFoundText')} />;
}
