// The line above a chat: its title, which opens what can be done with it, the code its questions are answered by, and the job.
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router-dom';
import { ChatMenu } from '../answer/chat-menu-later.tsx';
import { loadTexts } from '../i18n/language.ts';
import type { StoredSession } from '../local/database.ts';
import { IconButton } from '../ui/button.tsx';
import { AnswererPickerLater } from './answerer-picker-later.tsx';
import type { BesideMenu } from './chat-frame.tsx';
import styles from './chat-header.module.css';
import { JobChip } from './job-chip.tsx';
import { useCodeInForce } from './use-code-in-force.ts';

const CodeSheet = lazy(async () => {
  const [file] = await Promise.all([import('./code-sheet.tsx'), loadTexts('account'), loadTexts('tools')]);
  return { default: file.CodeSheet };
});

/** `onJob` opens the job cards. */
export function ChatHeader({ chat, onJob }: { chat: StoredSession | undefined; onJob: () => void }) {
  const { t } = useTranslation('chat');
  const { menuButton } = useOutletContext<BesideMenu>();
  const [choosing, setChoosing] = useState(false);
  const { edition, state, job } = useCodeInForce();
  return (
    <div className={styles.header} data-no-print>
      {menuButton}
      <div className={styles.title}>{chat ? <ChatMenu chat={chat} named /> : <span className={styles.none}>{t('newChat')}</span>}</div>
      <AnswererPickerLater sessionId={chat?.id ?? null} />
      {job ? (
        <JobChip job={job} edition={edition} onOpen={onJob} />
      ) : (
        <button type="button" className={styles.code} aria-haspopup="dialog" title={t('changeCode')} onClick={() => setChoosing(true)}>
          <span className="visually-hidden">{t('changeCode')}: </span>
          <strong>
            <span className={styles.book}>NEC </span>
            {edition}
          </strong>
          {state && <span>{state}</span>}
        </button>
      )}
      <IconButton label={t('jobCards')} aria-haspopup="dialog" onClick={onJob}>
        <ClipboardList size={24} aria-hidden="true" />
      </IconButton>
      {choosing && (
        <Suspense fallback={null}>
          <CodeSheet onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
