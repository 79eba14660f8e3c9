// Renaming and deleting a chat, wherever a chat is listed.
import { useTranslation } from 'react-i18next';
import type { StoredSession } from '../local/database.ts';
import { deleteChat, renameChat } from '../local/write-chats.ts';
import { readStored, removeStored } from '../platform/stored-keys.ts';
import { drainSoon } from '../sync/drain-soon.ts';
import { currentOwner } from '../sync/owner.ts';
import { ConfirmDialog, PromptDialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';

const TITLE_MAX = 120;

/** `chat` undefined: closed. */
export function RenameChatDialog({ chat, onDone }: { chat: StoredSession | undefined; onDone: () => void }) {
  const { t } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const rename = async (title: string): Promise<void> => {
    onDone();
    if (!chat || title === chat.title) return;
    const { db, signedIn } = currentOwner();
    try {
      await renameChat(db, chat.id, title.replace(/\s+/g, ' '), signedIn);
      void drainSoon();
    } catch (error) {
      toast.error(t('changeFailed', { reason: error instanceof Error ? error.name : String(error) }));
    }
  };
  return (
    <PromptDialog
      key={chat?.id}
      open={chat !== undefined}
      title={t('renameChat')}
      label={t('chatTitle')}
      submitLabel={tCommon('save')}
      maxLength={TITLE_MAX}
      initial={chat?.title ?? ''}
      onSubmit={(title) => void rename(title)}
      onCancel={onDone}
    />
  );
}

/** `chat` undefined: closed. */
export function DeleteChatDialog({ chat, onDone }: { chat: StoredSession | undefined; onDone: () => void }) {
  const { t } = useTranslation('chat');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const remove = async (): Promise<void> => {
    onDone();
    if (!chat) return;
    const { db, signedIn } = currentOwner();
    try {
      await deleteChat(db, chat.id, signedIn);
      if (readStored('activeSessionId') === chat.id) removeStored('activeSessionId');
      void drainSoon();
    } catch (error) {
      toast.error(t('changeFailed', { reason: error instanceof Error ? error.name : String(error) }));
    }
  };
  return (
    <ConfirmDialog
      open={chat !== undefined}
      title={t('confirmDelete')}
      text={t('confirmDeleteText')}
      confirmLabel={tCommon('delete')}
      danger
      onConfirm={() => void remove()}
      onCancel={onDone}
    />
  );
}
