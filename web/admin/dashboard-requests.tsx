import { useQuery } from '@tanstack/react-query';
import { Inbox, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContactMessage, DeletionRequest } from '../../api/contract/account.ts';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './dashboard-requests.module.css';
import { type Column, DataTable } from './data-table.tsx';
import { LoadFailed } from './load-failed.tsx';
import { pageCount } from './page-range.ts';
import { Pagination } from './pagination.tsx';
import screen from './screen.module.css';

const PAGE_SIZE = 10;

function Received({ at }: { at: string }) {
  const [language] = useLanguage();
  return <time dateTime={at}>{formatDateTime(at, language)}</time>;
}

/** Who wrote: a mail to them, and the way to their account. */
function Sender({ name, email, userId }: { name?: string; email: string; userId: number | null }) {
  const { t } = useTranslation('admin');
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  return (
    <span className={styles.sender}>
      {name && <strong>{name}</strong>}
      <a href={`mailto:${encodeURIComponent(local)}@${domain}`}>{email}</a>
      {userId === null ? (
        <Link to={`/dashboard/allusers?search=${encodeURIComponent(email)}`}>{t('findUser')}</Link>
      ) : (
        <Link to={`/dashboard/updateprofile?id=${userId}`}>{t('openUser')}</Link>
      )}
    </span>
  );
}

interface ListProps<Row> {
  readonly title: string;
  readonly name: string;
  readonly read: (signal: AbortSignal) => Promise<readonly Row[]>;
  readonly columns: readonly Column<Row>[];
  readonly empty: ReactNode;
}

function Requests<Row extends { id: number }>({ title, name, read, columns, empty }: ListProps<Row>) {
  const { t } = useTranslation('admin');
  const heading = useId();
  const [wanted, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['requests', name], queryFn: ({ signal }) => read(signal) });
  const page = Math.min(wanted, pageCount(data?.length ?? 0, PAGE_SIZE));
  return (
    <section className={screen.section} aria-labelledby={heading}>
      <header className={screen.head}>
        <h2 id={heading}>{title}</h2>
      </header>
      {isPending ? (
        <Skeleton label={t('loading')} lines={3} height={52} />
      ) : !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        empty
      ) : (
        <>
          <DataTable label={title} columns={columns} rows={data.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} rowKey={({ id }) => id} />
          <Pagination what={title} page={page} pageSize={PAGE_SIZE} total={data.length} onPage={setPage} />
        </>
      )}
    </section>
  );
}

export function DashboardRequests() {
  const { t } = useTranslation('admin');
  const received = { id: 'received', label: t('received'), cell: (row: { created_at: string }) => <Received at={row.created_at} /> };
  const messageColumns: readonly Column<ContactMessage>[] = [
    {
      id: 'from',
      label: t('from'),
      names: true,
      cell: ({ firstName, lastName, email, user_id }) => <Sender name={`${firstName} ${lastName}`} email={email} userId={user_id} />,
    },
    { id: 'phone', label: t('phone'), cell: ({ phone }) => <span className={screen.line}>{phone || t('none')}</span> },
    { id: 'message', label: t('message'), cell: ({ message }) => <p className={screen.written}>{message}</p> },
    received,
  ];
  const deletionColumns: readonly Column<DeletionRequest>[] = [
    { id: 'from', label: t('from'), names: true, cell: ({ email, user_id }) => <Sender email={email} userId={user_id} /> },
    { id: 'reason', label: t('reason'), cell: ({ reason }) => <p className={screen.written}>{reason}</p> },
    received,
  ];
  return (
    <div className={screen.screen}>
      <PageTitle page={t('requests')} />
      <header className={screen.head}>
        <h1>{t('requests')}</h1>
      </header>
      <Requests
        title={t('deletionRequests')}
        name="deletion"
        read={async (signal) => (await call('listDeletionRequests', {}, { signal })).requests}
        columns={deletionColumns}
        empty={<EmptyState icon={<Trash2 size={36} aria-hidden="true" />} title={t('noRequests')} text={t('noRequestsText')} />}
      />
      <Requests
        title={t('contactMessages')}
        name="contact"
        read={async (signal) => (await call('listContactMessages', {}, { signal })).messages}
        columns={messageColumns}
        empty={<EmptyState icon={<Inbox size={36} aria-hidden="true" />} title={t('noMessages')} text={t('noMessagesText')} />}
      />
    </div>
  );
}
