import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessagesSquare, ThumbsDown, ThumbsUp, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feedback } from '../../api/contract/chat.ts';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ageText } from './age-text.ts';
import styles from './dashboard-home.module.css';
import { type Column, DataTable } from './data-table.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Pagination } from './pagination.tsx';
import screen from './screen.module.css';
import { StatCards } from './stat-cards.tsx';

const PAGE_SIZE = 5;
const LOOK_AGAIN_MS = 60_000;

function Overview() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call('overview', {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <StatCards
      stats={[
        { label: t('totalUsers'), value: data?.totalUsers, icon: <Users size={20} aria-hidden="true" /> },
        {
          label: t('activeChats'),
          value: data?.activeChats,
          hint: t('activeChatsHint'),
          icon: <MessagesSquare size={20} aria-hidden="true" />,
        },
      ]}
    />
  );
}

function Feedbacks() {
  const { t } = useTranslation('admin');
  const [language] = useLanguage();
  const [page, setPage] = useState(1);
  const [all, setAll] = useState(false);
  const query = useQuery({
    queryKey: ['feedback', all ? 'all' : page],
    queryFn: ({ signal }) => call('listFeedback', { query: all ? {} : { page: String(page), pageSize: String(PAGE_SIZE) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const now = Date.now();
  const columns: readonly Column<Feedback>[] = [
    {
      id: 'feedback',
      label: t('feedback'),
      names: true,
      cell: ({ feedback }) => (
        <span className={styles.thumb}>
          {feedback === 'thumbs-up' ? <ThumbsUp size={22} aria-hidden="true" /> : <ThumbsDown size={22} aria-hidden="true" />}
          {t(feedback === 'thumbs-up' ? 'thumbsUp' : 'thumbsDown')}
        </span>
      ),
    },
    { id: 'reason', label: t('reason'), cell: ({ reason }) => <span className={screen.written}>{reason || t('none')}</span> },
    { id: 'question', label: t('question'), cell: ({ question }) => <span className={screen.written}>{question || t('none')}</span> },
    { id: 'email', label: t('email'), cell: ({ email }) => email ?? t('guest') },
    {
      id: 'age',
      label: t('age'),
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatDateTime(created_at, language)}>
          {ageText(created_at, now, language) ?? t('justNow')}
        </time>
      ),
    },
  ];

  return (
    <section className={screen.section} aria-labelledby="feedbacks">
      <header className={screen.head}>
        <h2 id="feedbacks">{t('recentFeedbacks')}</h2>
        {(all || (query.data && query.data.total > PAGE_SIZE)) && (
          <Button
            onClick={() => {
              setAll(!all);
              setPage(1);
            }}
          >
            {all ? t('showLess') : t('viewAll')}
          </Button>
        )}
      </header>
      {query.isPending ? (
        <Skeleton label={t('loading')} lines={5} height={52} />
      ) : query.isError && !query.data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.total === 0 ? (
        <EmptyState icon={<ThumbsUp size={40} aria-hidden="true" />} title={t('noFeedback')} text={t('noFeedbackText')} />
      ) : (
        <>
          <DataTable
            label={t('recentFeedbacks')}
            columns={columns}
            rows={query.data.feedbacks}
            rowKey={({ id }) => id}
            stale={query.isPlaceholderData}
          />
          <Pagination
            what={t('recentFeedbacks')}
            page={page}
            pageSize={all ? Math.max(1, query.data.total) : PAGE_SIZE}
            total={query.data.total}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
}

export function DashboardHome() {
  const { t } = useTranslation('admin');
  return (
    <div className={screen.screen}>
      <PageTitle page={t('dashboard')} />
      <header className={screen.head}>
        <h1>{t('dashboardOverview')}</h1>
      </header>
      <Overview />
      <Feedbacks />
    </div>
  );
}
