// A question that waits for its reader: refused for good, or so old that it may not matter any more.
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { OutboxRow } from '../local/database.ts';
import { cancelQuestion, sendWaiting } from '../local/write-chats.ts';
import { drainSoon } from '../sync/drain-soon.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './message-list.module.css';

/** Why a row waits, in words. */
export function useWaitingReason(): (row: OutboxRow) => string {
  const { t } = useTranslation('chat');
  const { t: tErrors, i18n } = useTranslation('errors');
  const [language] = useLanguage();
  return (row) => {
    const time = formatDateTime(new Date(row.createdAt).toISOString(), language);
    if (row.state === 'stale') return t('staleQuestion', { time });
    if (row.state === 'waiting') return t('waitingSince', { time });
    return row.reason && i18n.exists(row.reason, { ns: 'errors' }) ? tErrors(row.reason as 'INTERNAL') : t('refusedQuestion');
  };
}

type OnEdit = (text: string, supersedes: string | null) => void;

/** Sends it, changes it, or takes it back. `onEdit` gets it once it has left the outbox. */
export function WaitingActions({ row, onEdit }: { row: OutboxRow; onEdit: OnEdit }) {
  const { t } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const { db } = useOwner();
  const edit = async (): Promise<void> => {
    const question = await cancelQuestion(db, row.seq);
    if (question) onEdit(question.text, question.supersedes ?? null);
  };
  return (
    <div className={styles.actions}>
      {row.reason === 'GUEST_LIMIT' ? (
        <ButtonLink look="act" to="/login">
          {t('limitButton')}
        </ButtonLink>
      ) : (
        row.state !== 'waiting' && (
          <Button look="act" onClick={() => void sendWaiting(db, row.seq).then(drainSoon)}>
            {t('sendNow')}
          </Button>
        )
      )}
      <Button onClick={() => void edit()}>{tCommon('edit')}</Button>
      <Button onClick={() => void cancelQuestion(db, row.seq)}>{t('dontSend')}</Button>
    </div>
  );
}

export function WaitingQuestion({ row, onEdit }: { row: OutboxRow; onEdit: OnEdit }) {
  const reason = useWaitingReason();
  return (
    <div className={styles.broken}>
      <p>{reason(row)}</p>
      <WaitingActions row={row} onEdit={onEdit} />
    </div>
  );
}
