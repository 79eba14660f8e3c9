import { useLiveQuery } from 'dexie-react-hooks';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredMessage } from '../local/database.ts';
import { giveFeedback } from '../local/write-chats.ts';
import { isAlone } from '../platform/platform.ts';
import { drainSoon } from '../sync/drain-soon.ts';
import { currentOwner } from '../sync/owner.ts';
import { IconButton } from '../ui/button.tsx';
import { PromptDialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';

/** Thumbs up or down on a reply; a thumb down asks why. Kept on the device at once, sent when it can be. */
export function FeedbackThumbs({ reply }: { reply: StoredMessage }) {
  const { t } = useTranslation('answer');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const given = useLiveQuery(() => currentOwner().db.feedback.get(reply.id), [reply.id])?.feedback;
  const give = async (feedback: 'thumbs-up' | 'thumbs-down', reason?: string): Promise<void> => {
    setAsking(false);
    try {
      await giveFeedback(currentOwner().db, reply.sessionId, {
        responseId: reply.id,
        feedback,
        ...(reason ? { reason } : {}),
        ...(reply.previousUserMsg ? { question: reply.previousUserMsg } : {}),
        ...(reply.guestKey ? { guestKey: reply.guestKey } : {}),
      });
      void drainSoon();
      toast.success(t(isAlone ? 'feedbackKept' : 'feedbackDone'));
    } catch {
      toast.error(t('feedbackFailed'));
    }
  };
  return (
    <>
      <IconButton label={t('thumbsUp')} aria-pressed={given === 'thumbs-up'} onClick={() => void give('thumbs-up')}>
        <ThumbsUp size={22} aria-hidden="true" fill={given === 'thumbs-up' ? 'currentColor' : 'none'} />
      </IconButton>
      <IconButton label={t('thumbsDown')} aria-pressed={given === 'thumbs-down'} onClick={() => setAsking(true)}>
        <ThumbsDown size={22} aria-hidden="true" fill={given === 'thumbs-down' ? 'currentColor' : 'none'} />
      </IconButton>
      <PromptDialog
        open={asking}
        title={t('thumbsDown')}
        label={t('feedbackReason')}
        submitLabel={isAlone ? tCommon('save') : t('sendFeedback')}
        onSubmit={(reason) => void give('thumbs-down', reason)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
