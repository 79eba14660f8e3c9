import { Computer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeadEnd } from '../ui/dead-end.tsx';

/** Where a computer works alone, nobody logs in, signs up or forgets a password. */
export function NoAccountScreen() {
  const { t } = useTranslation('account');
  return <DeadEnd icon={Computer} title={t('aloneTitle')} text={t('aloneText')} />;
}
