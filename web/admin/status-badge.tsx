import { useTranslation } from 'react-i18next';
import type { UserStatus } from '../../api/contract/values.ts';
import { Badge } from '../ui/badge.tsx';

export function StatusBadge({ status }: { status: UserStatus }) {
  const { t } = useTranslation('admin');
  const tone = status === 'banned' ? 'danger' : status === 'inactive' ? 'outline' : undefined;
  return <Badge {...(tone && { tone })}>{t(status)}</Badge>;
}
