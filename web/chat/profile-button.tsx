import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored, useStoredUserId } from '../platform/use-stored.ts';
import styles from './sidebar.module.css';

/** Who is here, as the button that opens the profile menu. */
export function ProfileButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const name = useStored('user_name');
  const userId = useStoredUserId();
  const shown = userId === null ? tCommon('guest') : (name ?? '');
  return (
    <button {...props} type="button" className={styles.profile}>
      <span className={styles.face}>
        <UserRound size={22} aria-hidden="true" />
      </span>
      <span className={styles.who}>
        <strong>{shown}</strong> <span>{tCommon('freePlan')}</span>
      </span>{' '}
      <span className="visually-hidden">{t('profileMenu')}</span>
    </button>
  );
}
