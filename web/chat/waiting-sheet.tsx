// Everything of this device that the server has not been told yet.
import { useLiveQuery } from 'dexie-react-hooks';
import { useTranslation } from 'react-i18next';
import { listWaiting } from '../local/read-chats.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Sheet } from '../ui/dialog.tsx';
import { useWaitingReason, WaitingActions } from './waiting-question.tsx';
import styles from './waiting-sheet.module.css';

export function WaitingSheet({
  open,
  onClose,
  onEdit,
}: {
  open: boolean;
  onClose: () => void;
  onEdit: (sessionId: string, text: string, supersedes: string | null) => void;
}) {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const reason = useWaitingReason();
  const rows = useLiveQuery(() => (open ? listWaiting(db) : []), [db, open]) ?? [];
  const questions = rows.flatMap((row) => (row.work.kind === 'question' ? [{ row, text: row.work.text }] : []));
  const others = rows.length - questions.length;
  return (
    <Sheet open={open} onClose={onClose} title={t('waitingTitle')} description={t('waitingText')}>
      <ul className={styles.list}>
        {questions.map(({ row, text }) => (
          <li key={row.seq} className={styles.item}>
            <p className={styles.text}>{text}</p>
            <p className={styles.reason}>{reason(row)}</p>
            <WaitingActions
              row={row}
              onEdit={(typed, supersedes) => {
                onClose();
                onEdit(row.sessionId, typed, supersedes);
              }}
            />
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('waitingOthers', { count: others })}</p>}
      {rows.length === 0 && <p>{t('waitingNone')}</p>}
    </Sheet>
  );
}
