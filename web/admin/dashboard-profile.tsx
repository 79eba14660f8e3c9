import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Avatar } from './avatar.tsx';
import styles from './dashboard-profile.module.css';
import { LoadFailed } from './load-failed.tsx';
import { ProfileForm } from './profile-form.tsx';
import screen from './screen.module.css';
import { userQuery } from './user-query.ts';

const employeeId = (id: number): string => `EMP-${String(id).padStart(4, '0')}`;

function Profile({ user }: { user: User }) {
  const { t } = useTranslation('admin');
  const [language] = useLanguage();
  const facts = [
    [t('emailAddress'), user.email],
    [t('phoneNumber'), user.phone_number],
    [t('location'), user.address],
    [t('role'), t('admin')],
    [t('department'), t('it')],
    [t('employeeId'), employeeId(user.id)],
    [t('joinDate'), formatDate(user.created_at, language)],
  ] as const;
  return (
    <>
      <div className={styles.who}>
        <Avatar user={user} large />
        <div>
          <h2>{user.full_name}</h2>
          <p className={styles.role}>
            {t('admin')} · {t('it')}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function DashboardProfile() {
  const { t } = useTranslation(['admin', 'common']);
  const [editing, setEditing] = useState(false);
  const { data: user, error, isPending, refetch } = useQuery(userQuery(ADMIN_ID));
  return (
    <div className={screen.screen}>
      <PageTitle page={t('adminProfile')} />
      <header className={screen.head}>
        <h1>{t('adminProfile')}</h1>
        {user && !editing && (
          <Button look="act" icon={<Pencil size={20} aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t('common:edit')}
          </Button>
        )}
      </header>
      {isPending ? (
        <Skeleton label={t('loading')} showLabel lines={5} height={48} />
      ) : !user ? (
        <LoadFailed title={t('noProfile')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Card className={styles.card}>
          {editing ? (
            <ProfileForm
              user={user}
              saveLabel={t('common:save')}
              savingLabel={t('saving')}
              onSaved={() => setEditing(false)}
              before={
                <Button
                  onClick={() => {
                    setEditing(false);
                    void refetch();
                  }}
                >
                  {t('common:cancel')}
                </Button>
              }
            />
          ) : (
            <Profile user={user} />
          )}
        </Card>
      )}
    </div>
  );
}
