// What can be done with a chat as a whole, behind one button.
import { Download, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredSession } from '../local/database.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { DeleteChatDialog, RenameChatDialog } from './chat-dialogs.tsx';
import { ChatJobDialog, ChatMarkItems } from './chat-marks.tsx';
import { ChatTitle } from './chat-title.tsx';

/** `named` shows the chat's title as the button. */
export function ChatMenu({ chat, className, named }: { chat: StoredSession; className?: string | undefined; named?: boolean }) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const [asking, setAsking] = useState<'name' | 'delete' | 'job'>();
  const save = async (): Promise<void> => {
    try {
      const { saveChat } = await import('./save-chat.ts');
      await saveChat(chat);
    } catch {
      toast.error(t('saveFailed'));
    }
  };
  return (
    <>
      <Menu
        align={named ? 'start' : 'end'}
        trigger={
          named ? (
            <ChatTitle chat={chat} />
          ) : (
            <IconButton label={t('chatMenu', { title: chat.title })} {...(className ? { className } : {})}>
              <EllipsisVertical size={22} aria-hidden="true" />
            </IconButton>
          )
        }
      >
        <MenuItem icon={<Pencil size={20} aria-hidden="true" />} onSelect={() => setAsking('name')}>
          {t('renameChat')}
        </MenuItem>
        <ChatMarkItems chat={chat} onJob={() => setAsking('job')} />
        <MenuItem icon={<Download size={20} aria-hidden="true" />} onSelect={() => void save()}>
          {t('saveChat')}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 size={20} aria-hidden="true" />} danger onSelect={() => setAsking('delete')}>
          {t('deleteChat')}
        </MenuItem>
      </Menu>
      <RenameChatDialog chat={asking === 'name' ? chat : undefined} onDone={() => setAsking(undefined)} />
      {asking === 'job' && <ChatJobDialog chat={chat} onClose={() => setAsking(undefined)} />}
      <DeleteChatDialog chat={asking === 'delete' ? chat : undefined} onDone={() => setAsking(undefined)} />
    </>
  );
}
