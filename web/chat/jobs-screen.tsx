// All jobs as cards, with how many chats each has.
import { useLiveQuery } from 'dexie-react-hooks';
import { ClipboardList, MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { readJobCards } from '../local/job-cards.ts';
import { listChatsOfJob } from '../local/marks.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { JobEditor } from './job-sheet.tsx';
import styles from './jobs-screen.module.css';

export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const { t: tCommon } = useTranslation();
  const { db } = useOwner();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const jobs = useLiveQuery(async () => {
    const { cards } = await readJobCards(db);
    return Promise.all(cards.toReversed().map(async (card) => ({ card, chats: (await listChatsOfJob(db, card.id)).length })));
  }, [db]);
  return (
    <div className={styles.screen}>
      <PageTitle page={t('jobs')} />
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>{t('jobs')}</h1>
          <Button look="act" icon={<Plus size={22} aria-hidden="true" />} onClick={() => setMaking(true)}>
            {t('newJob')}
          </Button>
          <p>{t('jobsText')}</p>
        </header>
        {jobs === undefined ? (
          <Skeleton label={tCommon('loading')} lines={3} height={64} />
        ) : jobs.length === 0 ? (
          <EmptyState icon={<ClipboardList size={40} aria-hidden="true" />} title={t('noJobs')} text={t('noJobsNext')} />
        ) : (
          <ul className={styles.list}>
            {jobs.map(({ card: { id, job }, chats }) => (
              <li key={id}>
                <Card className={styles.card}>
                  <Link to={`/chatbot/jobs/${id}`} className={styles.open}>
                    <strong>{job.name || t('unnamedJob')}</strong>
                    {job.address && (
                      <span className={styles.fact}>
                        <MapPin size={18} aria-hidden="true" /> {job.address}
                      </span>
                    )}
                    <span className={styles.soft}>
                      {[job.edition && `NEC ${job.edition}`, t('chatCount', { count: chats })].filter(Boolean).join(' · ')}
                    </span>
                  </Link>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </div>
      {making && <JobEditor id={null} job={{}} onClose={() => setMaking(false)} onKept={(id) => void navigate(`/chatbot/jobs/${id}`)} />}
    </div>
  );
}
