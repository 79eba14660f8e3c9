import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredSession } from '../local/database.ts';
import styles from './chat-title.module.css';

/** A chat's title as the button that opens its menu; spreads what a menu gives its trigger. */
export function ChatTitle({ chat, ...rest }: { chat: StoredSession } & ComponentProps<'button'>) {
  const { t } = useTranslation('chat');
  const title = chat.title || t('untitled', { id: chat.id.slice(0, 8) });
  return (
    <button {...rest} type="button" className={styles.title} aria-label={t('chatMenu', { title })} title={title}>
      <strong>{title}</strong>
      <ChevronDown size={20} aria-hidden="true" />
    </button>
  );
}
