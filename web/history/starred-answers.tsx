// Starred answers, the last starred first: question and result, each leading to its place in its chat.
import { useLiveQuery } from 'dexie-react-hooks';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listStarred } from '../local/marks.ts';
import { writeStored } from '../platform/stored-keys.ts';
import { setMark } from '../sync/marks.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './history-screen.module.css';

export function StarredAnswers() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const toast = useToast();
  const { db } = useOwner();
  const starred = useLiveQuery(() => listStarred(db), [db]);
  if (starred?.length === 0)
    return <EmptyState icon={<Star size={40} aria-hidden="true" />} title={t('noStars')} text={t('noStarsNext')} />;
  return (
    <ul className={styles.list}>
      {starred?.map(({ reply, chat }) => (
        <li key={reply.id} className={styles.item}>
          <Card className={styles.card}>
            <button
              type="button"
              className={styles.open}
              onClick={() => {
                writeStored('activeSessionId', chat.id);
                void navigate('/chatbot', { state: { message: reply.id } });
              }}
            >
              <strong>{reply.previousUserMsg}</strong>
              <span className={styles.excerpt}>{reply.answer?.result.replaceAll('**', '')}</span>
              <span className={styles.excerpt}>{chat.title}</span>
            </button>
            <IconButton
              label={t('unstar', { question: reply.previousUserMsg ?? '' })}
              onClick={() => void setMark(reply.id, 'star', false).catch(() => toast.error(t('notKept')))}
            >
              <Star size={22} aria-hidden="true" fill="currentColor" />
            </IconButton>
          </Card>
        </li>
      ))}
    </ul>
  );
}
