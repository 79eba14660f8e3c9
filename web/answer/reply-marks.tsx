// What a reader does with an answer they want again: a star, and a read-only link for somebody else.
import { useLiveQuery } from 'dexie-react-hooks';
import { Link2, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/language.ts';
import type { StoredMessage } from '../local/database.ts';
import { isMarked } from '../local/marks.ts';
import { setMark } from '../sync/marks.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { canHandOver } from './hand-over.ts';
import styles from './reply-marks.module.css';

const LinkSheet = lazy(async () => {
  const [file] = await Promise.all([import('./link-sheet.tsx'), loadTexts('jobs')]);
  return { default: file.LinkSheet };
});

export function ReplyMarks({ reply }: { reply: StoredMessage }) {
  const { t } = useTranslation('answer');
  const toast = useToast();
  const { db } = useOwner();
  const [link, setLink] = useState(false);
  const starred = useLiveQuery(() => isMarked(db, reply.id, 'star'), [db, reply.id]) ?? false;
  return (
    <>
      <IconButton
        label={t('star')}
        aria-pressed={starred}
        onClick={() => void setMark(reply.id, 'star', !starred).catch(() => toast.error(t('notStarred')))}
      >
        <Star size={22} aria-hidden="true" {...(starred ? { className: styles.starred } : {})} />
      </IconButton>
      {canHandOver() && (
        <IconButton label={t('readOnlyLink')} aria-haspopup="dialog" onClick={() => setLink(true)}>
          <Link2 size={22} aria-hidden="true" />
        </IconButton>
      )}
      {link && (
        <Suspense fallback={null}>
          <LinkSheet replyId={reply.id} onClose={() => setLink(false)} />
        </Suspense>
      )}
    </>
  );
}
