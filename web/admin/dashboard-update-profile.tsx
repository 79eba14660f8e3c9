import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, CircleCheck, KeyRound, Trash2, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../api/contract/account.ts';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { formatDate, formatDateTime, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './dashboard-update-profile.module.css';
import { LoadFailed } from './load-failed.tsx';
import { ProfileForm } from './profile-form.tsx';
import screen from './screen.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useSetStatus } from './use-change-user.ts';
import { BanDialog, DeleteDialog, ResetTwoStepDialog } from './user-dialogs.tsx';
import { twoStepQuery, userQuery } from './user-query.ts';

const LIST = '/dashboard/allusers';

/** What the user did here, and what only the admin may change. */
function Account({ user }: { user: User }) {
  const { t } = useTranslation(['admin', 'common']);
  const [language] = useLanguage();
  const navigate = useNavigate();
  const setStatus = useSetStatus();
  const [asking, setAsking] = useState<'ban' | 'delete' | 'twoStep'>();
  const { data: twoStep } = useQuery(twoStepQuery(user.id));
  const facts = [
    [t('status'), <StatusBadge key="status" status={user.status} />],
    [t('currentPlan'), t('common:freePlan')],
    [t('joined'), formatDate(user.created_at, language)],
    [t('lastActive'), user.lastActive === null ? t('never') : formatDateTime(user.lastActive, language)],
    [t('chatCount'), formatNumber(user.chatCount, language)],
    ...(twoStep ? [[t('twoStep'), twoStep.on ? t('twoStepOn', { count: twoStep.recoveryCodesLeft }) : t('twoStepOff')] as const] : []),
  ] as const;
  return (
    <Card className={styles.account}>
      <h2>{t('account')}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        {user.status === 'active' ? (
          <Button wide icon={<Ban size={22} aria-hidden="true" />} onClick={() => setAsking('ban')}>
            {t('ban')}
          </Button>
        ) : (
          <Button
            wide
            icon={<CircleCheck size={22} aria-hidden="true" />}
            busy={setStatus.isPending}
            onClick={() => setStatus.mutate({ user, status: 'active' })}
          >
            {t('activate')}
          </Button>
        )}
        {twoStep?.on && (
          <Button wide icon={<KeyRound size={22} aria-hidden="true" />} onClick={() => setAsking('twoStep')}>
            {t('resetTwoStep')}
          </Button>
        )}
        <Button wide icon={<Trash2 size={22} aria-hidden="true" />} className={styles.delete} onClick={() => setAsking('delete')}>
          {t('deleteThis')}
        </Button>
      </div>
      <BanDialog user={asking === 'ban' ? user : undefined} onClose={() => setAsking(undefined)} />
      <ResetTwoStepDialog user={asking === 'twoStep' ? user : undefined} onClose={() => setAsking(undefined)} />
      <DeleteDialog
        user={asking === 'delete' ? user : undefined}
        onClose={() => setAsking(undefined)}
        onDeleted={() => void navigate(LIST, { replace: true })}
      />
    </Card>
  );
}

function Editor({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const { data: user, error, isPending, refetch } = useQuery(userQuery(id));
  // What the list knew of them, until they are read themselves.
  const carried = (useLocation().state as { user?: User } | null)?.user;
  const name = user?.full_name ?? (carried?.id === id ? carried.full_name : undefined);
  if (!isPending && !user) {
    const gone = error instanceof RemoteError && error.code === 'NOT_FOUND';
    return <LoadFailed {...(gone && { title: t('userGone') })} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      {user ? (
        <div className={styles.columns}>
          <Card className={styles.form}>
            <ProfileForm
              key={user.image}
              user={user}
              withTrade
              starred
              saveLabel={t('saveChanges')}
              savingLabel={t('updating')}
              onSaved={() => undefined}
            />
          </Card>
          <Account user={user} />
        </div>
      ) : (
        <Skeleton label={t('loading')} lines={6} height={52} />
      )}
    </>
  );
}

export function DashboardUpdateProfile() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const given = params.get('id') ?? '';
  const id = /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  if (id === ADMIN_ID) return <Navigate to="/dashboard/adminprofile" replace />;
  return (
    <div className={screen.screen}>
      <PageTitle page={t('updateProfile')} />
      <header className={styles.head}>
        <Link to={LIST} className={styles.back}>
          <ArrowLeft size={20} aria-hidden="true" />
          {t('backToUsers')}
        </Link>
        <h1>{t('updateProfile')}</h1>
      </header>
      {id === undefined ? (
        <EmptyState
          icon={<UserRoundSearch size={40} aria-hidden="true" />}
          title={t('pickUserTitle')}
          text={t('pickUserText')}
          action={<ButtonLink to={LIST}>{t('allUsers')}</ButtonLink>}
        />
      ) : (
        <Editor key={id} id={id} />
      )}
    </div>
  );
}
