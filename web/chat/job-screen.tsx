// One job: what it fixes, its chats, and its report on paper.
import { useLiveQuery } from 'dexie-react-hooks';
import { FolderMinus, Pencil, Pin, Printer, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { jobFacts } from '../answer/job-facts.ts';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { listMarked } from '../local/list-marked.ts';
import { listChatsOfJob } from '../local/marks.ts';
import { pickJobCard } from '../sync/change-job-cards.ts';
import { putChatInJob } from '../sync/marks.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toast.tsx';
import { JobEditor } from './job-sheet.tsx';
import styles from './jobs-screen.module.css';
import { chooseChat } from './use-chat.ts';

export function JobScreen() {
  const { t } = useTranslation('jobs');
  const { t: tChat } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const [language] = useLanguage();
  const { id = '' } = useParams();
  const { db } = useOwner();
  const navigate = useNavigate();
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  const read = useLiveQuery(
    async () => ({ card: await db.jobCards.get(id), chats: await listChatsOfJob(db, id), pinned: new Set(await listMarked(db, 'pin')) }),
    [db, id],
  );
  if (!read) return <Skeleton label={tCommon('loading')} lines={4} />;
  const { card, chats, pinned } = read;
  const name = card?.job.name || t('unnamedJob');
  if (!card) {
    return (
      <div className={styles.screen}>
        <PageTitle page={t('jobs')} />
        <EmptyState title={t('jobGone')} text={t('jobGoneNext')} action={<ButtonLink to="/chatbot/jobs">{t('jobs')}</ButtonLink>} />
      </div>
    );
  }
  const facts = jobFacts(card.job);
  const print = async (): Promise<void> => {
    try {
      const [{ gatherJob }, { printPages }] = await Promise.all([import('../answer/gather-print.ts'), import('../answer/print-pages.tsx')]);
      await printPages(await gatherJob(db, card, t('unnamedJob')));
    } catch {
      toast.error(tChat('printFailed'));
    }
  };
  return (
    <div className={styles.screen}>
      <PageTitle page={name} />
      <div className={styles.content}>
        <header className={styles.head}>
          <Link to="/chatbot/jobs" className={styles.back}>
            {t('jobs')}
          </Link>
          <h1>{name}</h1>
          <div className={styles.actions}>
            <Button
              look="act"
              icon={<SquarePen size={22} aria-hidden="true" />}
              onClick={() => {
                pickJobCard(card.id).then(
                  () => {
                    chooseChat(null);
                    void navigate('/chatbot');
                  },
                  () => toast.error(t('notKept')),
                );
              }}
            >
              {t('newChatHere')}
            </Button>
            <Button icon={<Printer size={22} aria-hidden="true" />} onClick={() => void print()}>
              {t('printJob')}
            </Button>
            <Button icon={<Pencil size={22} aria-hidden="true" />} onClick={() => setEditing(true)}>
              {t('editJob')}
            </Button>
          </div>
        </header>
        {facts.length > 0 && (
          <section className={styles.facts} aria-label={t('defaults')}>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {chats.length === 0 ? (
          <EmptyState title={t('noChatsHere')} text={t('noChatsHereNext')} />
        ) : (
          <ul className={styles.list} aria-label={tChat('chats')}>
            {chats.map((chat) => (
              <li key={chat.id}>
                <Card className={styles.card}>
                  <button
                    type="button"
                    className={styles.open}
                    onClick={() => {
                      chooseChat(chat.id);
                      void navigate('/chatbot');
                    }}
                  >
                    <strong>
                      {pinned.has(chat.id) && <Pin size={16} aria-label={t('pinned')} />}{' '}
                      {chat.title || tChat('untitled', { id: chat.id.slice(0, 8) })}
                    </strong>
                    <time dateTime={chat.updatedAt} className={styles.soft}>
                      {formatDateTime(chat.updatedAt, language)}
                    </time>
                  </button>
                  <IconButton
                    label={t('takeOut', { title: chat.title })}
                    onClick={() =>
                      putChatInJob(chat.id, null).then(
                        () => toast.success(t('takenOut')),
                        () => toast.error(t('notKept')),
                      )
                    }
                  >
                    <FolderMinus size={22} aria-hidden="true" />
                  </IconButton>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </div>
      {editing && <JobEditor id={card.id} job={card.job} onClose={() => setEditing(false)} onKept={() => setEditing(false)} />}
    </div>
  );
}
