// Who is to answer in this chat: whoever comes first, one model, the local ones, or the guide alone.
import { useLiveQuery } from 'dexie-react-hooks';
import { BookOpenText, BrainCircuit, Check, Laptop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekdayTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type AnswererChoice, AUTO, chooseAnswerer, readAnswererChoice } from '../sync/answerer-choice.ts';
import { type Answerers, askForAnswerers } from '../sync/answerers.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import styles from './answerer-picker.module.css';

const icon = { size: 24, 'aria-hidden': true } as const;

export function AnswererPicker({ sessionId, answerers }: { sessionId: string | null; answerers: Answerers }) {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const [picked, setPicked] = useState(0);
  const choice = useLiveQuery(() => readAnswererChoice(sessionId), [db, sessionId, picked]) ?? AUTO;
  const { models } = answerers;
  const nameOf: Readonly<Record<string, string>> = {
    [AUTO]: t('answererAuto'),
    local: t('answererLocal'),
    guide: t('answererGuide'),
    ...Object.fromEntries(models.map(({ id, name }) => [id, name])),
  };
  const isLocal = choice === 'local' || models.some(({ id, kind }) => id === choice && kind === 'local');
  const choose = (next: AnswererChoice): void => void chooseAnswerer(sessionId, next).then(() => setPicked((count) => count + 1));
  const choices = [AUTO, ...models.map(({ id }) => id), ...(new Set(models.map(({ kind }) => kind)).size > 1 ? ['local'] : []), 'guide'];
  const trigger = (
    <IconButton
      label={t('whoAnswers', { name: nameOf[choice] ?? t('answererGone') })}
      data-choice={choice}
      onPointerDown={() => void askForAnswerers(true)}
    >
      {choice === 'guide' ? <BookOpenText {...icon} /> : isLocal ? <Laptop {...icon} /> : <BrainCircuit {...icon} />}
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <p className={styles.title}>{t('whoAnswersHere')}</p>
      {choices.map((each) => (
        <MenuItem
          key={each}
          icon={<Check size={20} aria-hidden="true" className={each === choice ? undefined : styles.unpicked} />}
          onSelect={() => choose(each)}
        >
          {nameOf[each]}
        </MenuItem>
      ))}
      {answerers.daily && <Daily daily={answerers.daily} />}
    </Menu>
  );
}

function Daily({ daily }: { daily: NonNullable<Answerers['daily']> }) {
  const { t } = useTranslation('chat');
  const [language] = useLanguage();
  const left = Math.max(0, daily.of - daily.used);
  const time = daily.resetsAt && formatWeekdayTime(daily.resetsAt, language);
  return (
    <>
      <MenuLine />
      <p className={styles.title}>
        {t('dailyLeft', { count: left, of: daily.of })}
        {time && ` ${t('dailyAnew', { time })}`}
      </p>
    </>
  );
}
