import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeadEnd } from '../ui/dead-end.tsx';

export function UnauthorizedScreen() {
  const { t } = useTranslation();
  return <DeadEnd icon={Lock} title={t('accessDenied')} text={t('accessDeniedText')} />;
}
