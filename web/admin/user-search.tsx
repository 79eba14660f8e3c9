import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/contract/account.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Avatar } from './avatar.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useSettled } from './use-settled.ts';
import styles from './user-search.module.css';

const SHOWN = '20';

/** Users whose name or email holds what is typed, in a list below; picking one opens their profile. */
export function UserSearch() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const search = useSettled(text.trim());
  const { data, error } = useQuery({
    queryKey: ['users', 'search', search],
    queryFn: async ({ signal }) => {
      const page = await call('listUsers', { query: { search, pageSize: SHOWN, sort: 'full_name' } }, { signal });
      return 'users' in page ? page.users : [];
    },
    enabled: search !== '',
  });
  const users = search === '' || text.trim() === '' ? undefined : data;
  const shown = open && text.trim() !== '' && (users !== undefined || error !== null);
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    if (shown) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const pick = (user: User): void => {
    setText('');
    setOpen(false);
    void navigate(`/dashboard/updateprofile?id=${user.id}`, { state: { user } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // The first Escape closes the list, the second empties the box.
      if (shown) setOpen(false);
      else setText('');
      return;
    }
    if (!users?.length) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      if (shown) setMarked((marked + step + users.length) % users.length);
      setOpen(true);
    } else if (event.key === 'Enter' && shown) {
      const user = users[marked];
      event.preventDefault();
      if (user) pick(user);
    }
  };

  return (
    <search className={styles.search}>
      <Search size={22} aria-hidden="true" className={styles.icon} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        className={styles.input}
        aria-label={t('searchUsers')}
        placeholder={t('searchPlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && users?.length ? optionId(marked) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {shown && users && (users.length ? t('searchFound', { count: users.length }) : t('searchNone'))}
      </p>
      {shown && (
        <div className={styles.results}>
          {error ? (
            <p className={styles.note}>{errorText(error, t('loadFailed'))}</p>
          ) : users?.length === 0 ? (
            <p className={styles.note}>{t('searchNone')}</p>
          ) : null}
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('searchUsers')}>
            {users?.map((user, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
              <div
                key={user.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                className={styles.option}
                // Before the box loses the focus and the list with it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(user)}
              >
                <Avatar user={user} />
                <span className={styles.who}>
                  <strong>{user.full_name}</strong>
                  <span>{user.email_proved ? user.email : t('unprovedEmail', { email: user.email })}</span>
                </span>
                {user.status !== 'active' && <StatusBadge status={user.status} />}
              </div>
            ))}
          </div>
        </div>
      )}
    </search>
  );
}
