// What a chat's menu offers beside its name: pinning it, giving it to a job, printing it.
import { useLiveQuery } from 'dexie-react-hooks';
import { ClipboardList, Pin, PinOff, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoredSession } from '../local/database.ts';
import { readJobCards } from '../local/job-cards.ts';
import { isMarked } from '../local/marks.ts';
import { putChatInJob, setMark } from '../sync/marks.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MenuItem } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './chat-marks.module.css';

export function ChatMarkItems({ chat, onJob }: { chat: StoredSession; onJob: () => void }) {
  const { t } = useTranslation('jobs');
  const { t: tChat } = useTranslation('chat');
  const toast = useToast();
  const { db } = useOwner();
  const pinned = useLiveQuery(() => isMarked(db, chat.id, 'pin'), [db, chat.id]) ?? false;
  const print = async (): Promise<void> => {
    try {
      const [{ gatherChat }, { printPages }] = await Promise.all([import('./gather-print.ts'), import('./print-pages.tsx')]);
      await printPages(await gatherChat(db, chat));
    } catch {
      toast.error(tChat('printFailed'));
    }
  };
  const Icon = pinned ? PinOff : Pin;
  return (
    <>
      <MenuItem
        icon={<Icon size={20} aria-hidden="true" />}
        onSelect={() => void setMark(chat.id, 'pin', !pinned).catch(() => toast.error(t('notKept')))}
      >
        {pinned ? t('unpinChat') : t('pinChat')}
      </MenuItem>
      <MenuItem icon={<ClipboardList size={20} aria-hidden="true" />} onSelect={onJob}>
        {t('moveToJob')}
      </MenuItem>
      <MenuItem icon={<Printer size={20} aria-hidden="true" />} onSelect={() => void print()}>
        {t('printChat')}
      </MenuItem>
    </>
  );
}

/** Which job a chat belongs to. */
export function ChatJobDialog({ chat, onClose }: { chat: StoredSession; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const toast = useToast();
  const { db } = useOwner();
  const read = useLiveQuery(
    async () => ({ cards: (await readJobCards(db)).cards, own: (await db.marks.get([chat.id, 'job']))?.value ?? null }),
    [db, chat.id],
  );
  const move = (id: string | null): void => {
    putChatInJob(chat.id, id).then(onClose, () => toast.error(t('notKept')));
  };
  return (
    <Dialog open onClose={onClose} title={t('moveToJob')} description={chat.title} width="narrow">
      <div className={styles.jobs}>
        {read?.cards.map(({ id, job }) => (
          <Button key={id} wide aria-pressed={read.own === id} onClick={() => move(id)}>
            {job.name || t('unnamedJob')}
          </Button>
        ))}
        <Button wide aria-pressed={read?.own === null} onClick={() => move(null)}>
          {t('noJob')}
        </Button>
      </div>
    </Dialog>
  );
}
