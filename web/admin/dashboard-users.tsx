import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck, CirclePause, FileSpreadsheet, Pencil, Trash2, UserPlus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../api/contract/account.ts';
import { USER_STATUSES, type UserStatus } from '../../api/contract/values.ts';
import { formatDate, formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import type { CallInput } from '../remote/send.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { Avatar } from './avatar.tsx';
import styles from './dashboard-users.module.css';
import { type Column, DataTable } from './data-table.tsx';
import { exportUsers, type UsersFilter } from './export-users.ts';
import { LoadFailed } from './load-failed.tsx';
import { pageCount } from './page-range.ts';
import { Pagination } from './pagination.tsx';
import screen from './screen.module.css';
import { StatCards } from './stat-cards.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useSetStatus } from './use-change-user.ts';
import { useSettled } from './use-settled.ts';
import { AddUserDialog, BanDialog, DeleteDialog } from './user-dialogs.tsx';

const PAGE_SIZE = 10;
type Sort = NonNullable<NonNullable<CallInput<'listUsers'>['query']>['sort']>;
type SortField = Exclude<Sort, `-${string}`>;

/** What the address says of the list: where Back leads to again. */
function useListAddress() {
  const [params, setParams] = useSearchParams();
  const page = /^[1-9]\d{0,6}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  const status = USER_STATUSES.find((known) => known === params.get('status'));
  const search = (params.get('search') ?? '').slice(0, 200);
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'id';
  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return { page, status, search, sort, change };
}
const SORTABLE = ['full_name', 'created_at', 'lastActive', 'chatCount'] as const satisfies readonly SortField[];
const SORTS: readonly Sort[] = ['id', ...SORTABLE.flatMap((field) => [field, `-${field}`] as const)];

function ExportButton({ filter }: { filter: UsersFilter }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: exportUsers,
    onSuccess: (count) => toast.success(t('exportDone', { count })),
    onError: () => toast.error(t('exportFailed')),
  });
  return (
    <Button icon={<FileSpreadsheet size={22} aria-hidden="true" />} busy={isPending} onClick={() => mutate(filter)}>
      {isPending ? t('exporting') : t('exportUsers')}
    </Button>
  );
}

export function DashboardUsers() {
  const { t } = useTranslation(['admin', 'common']);
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { page, status, search, sort, change } = useListAddress();
  const [text, setText] = useState(search);
  const typed = useSettled(text.trim());
  const [adding, setAdding] = useState(false);
  const [banning, setBanning] = useState<User>();
  const [deleting, setDeleting] = useState<User>();
  const setStatus = useSetStatus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (typed !== search) change({ search: typed });
  }, [typed]);

  const query = useQuery({
    queryKey: ['users', 'page', { page, status, search, sort }],
    queryFn: async ({ signal }) => {
      const filter = { search: search || undefined, status, sort };
      const reply = await call('listUsers', { query: { page: String(page), pageSize: String(PAGE_SIZE), ...filter } }, { signal });
      if (!('users' in reply)) throw new Error('A page of users was asked for.');
      return reply;
    },
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const lastPage = data && !query.isPlaceholderData ? pageCount(data.total, PAGE_SIZE) : undefined;
  // After deletions the page may be one that there no longer is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the figures decide
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) change({ page: lastPage > 1 ? String(lastPage) : undefined });
  }, [lastPage, page]);

  const addressOf = (user: User): string => `/dashboard/updateprofile?id=${user.id}`;
  const open = (user: User): void => void navigate(addressOf(user), { state: { user } });
  const sortBy = (field: (typeof SORTABLE)[number]): NonNullable<Column<User>['sort']> => ({
    order: sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none',
    onToggle: () => change({ sort: sort === field ? `-${field}` : sort === `-${field}` ? undefined : field }),
  });
  const columns: readonly Column<User>[] = [
    {
      id: 'user',
      label: t('user'),
      names: true,
      sort: sortBy('full_name'),
      cell: (user) => (
        <span className={styles.user}>
          <Avatar user={user} />
          <span className={styles.who}>
            <Link to={addressOf(user)} state={{ user }} className={styles.name}>
              {user.full_name}
            </Link>
            <span className={screen.soft}>{user.email_proved ? user.email : t('unprovedEmail', { email: user.email })}</span>
          </span>
          <StatusBadge status={user.status} />
        </span>
      ),
    },
    { id: 'plan', label: t('currentPlan'), cell: () => <span className={screen.line}>{t('common:freePlan')}</span> },
    {
      id: 'joined',
      label: t('joined'),
      sort: sortBy('created_at'),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at, language)}</time>,
    },
    {
      id: 'lastActive',
      label: t('lastActive'),
      sort: sortBy('lastActive'),
      cell: ({ lastActive }) =>
        lastActive === null ? t('never') : <time dateTime={lastActive}>{formatDateTime(lastActive, language)}</time>,
    },
    { id: 'chats', label: t('chatCount'), figures: true, sort: sortBy('chatCount'), cell: ({ chatCount }) => chatCount },
    {
      id: 'actions',
      label: t('actions'),
      cell: (user) => (
        <span className={styles.actions}>
          <IconButton label={t('editUser', { name: user.full_name })} onClick={() => open(user)}>
            <Pencil size={22} aria-hidden="true" />
          </IconButton>
          {user.status === 'active' ? (
            <IconButton label={t('banUser', { name: user.full_name })} onClick={() => setBanning(user)}>
              <Ban size={22} aria-hidden="true" />
            </IconButton>
          ) : (
            <IconButton
              label={t('activateUser', { name: user.full_name })}
              onClick={() => setStatus.mutate({ user, status: 'active' })}
              disabled={setStatus.isPending}
            >
              <CircleCheck size={22} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('deleteUser', { name: user.full_name })} className={styles.delete} onClick={() => setDeleting(user)}>
            <Trash2 size={22} aria-hidden="true" />
          </IconButton>
        </span>
      ),
    },
  ];

  const filtered = search !== '' || status !== undefined;
  return (
    <div className={screen.screen}>
      <PageTitle page={t('allUsers')} />
      <header className={screen.head}>
        <h1>{t('allUsers')}</h1>
        <div className={screen.actions}>
          <ExportButton filter={{ search, status }} />
          <Button look="act" icon={<UserPlus size={22} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('addUser')}
          </Button>
        </div>
      </header>
      <StatCards
        stats={[
          { label: t('totalUsers'), value: data?.counts.total, icon: <Users size={20} aria-hidden="true" /> },
          { label: t('activeUsers'), value: data?.counts.active, icon: <CircleCheck size={20} aria-hidden="true" /> },
          { label: t('inactiveUsers'), value: data?.counts.inactive, icon: <CirclePause size={20} aria-hidden="true" /> },
          { label: t('bannedUsers'), value: data?.counts.banned, icon: <Ban size={20} aria-hidden="true" /> },
        ]}
      />
      <div className={styles.filters}>
        <TextField
          label={t('searchNameEmail')}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label={t('status')}
          value={status ?? ''}
          options={[{ value: '', label: t('allStatus') }, ...USER_STATUSES.map((value: UserStatus) => ({ value, label: t(value) }))]}
          onChange={(event) => change({ status: event.target.value })}
        />
      </div>
      {query.isPending ? (
        <Skeleton label={t('loading')} lines={6} height={60} />
      ) : query.isError && !data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : data?.total === 0 ? (
        <EmptyState
          icon={<Users size={40} aria-hidden="true" />}
          title={filtered ? t('noMatch') : t('noUsers')}
          text={filtered ? t('noMatchText') : t('noUsersText')}
          action={
            filtered && (
              <Button
                onClick={() => {
                  setText('');
                  change({ search: undefined, status: undefined });
                }}
              >
                {t('clearFilter')}
              </Button>
            )
          }
        />
      ) : (
        data && (
          <>
            <DataTable
              label={t('allUsers')}
              columns={columns}
              rows={data.users}
              rowKey={({ id }) => id}
              onOpen={open}
              stale={query.isPlaceholderData}
            />
            <Pagination
              what={t('allUsers')}
              page={page}
              pageSize={PAGE_SIZE}
              total={data.total}
              onPage={(next) => change({ page: next > 1 ? String(next) : undefined })}
            />
          </>
        )
      )}
      <AddUserDialog open={adding} onClose={() => setAdding(false)} />
      <BanDialog user={banning} onClose={() => setBanning(undefined)} />
      <DeleteDialog user={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}
