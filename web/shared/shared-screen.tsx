// One answer as whoever holds its link reads it: nothing to log in to, nothing to change.
import { Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Answer } from '../../api/contract/answer.ts';
import type { SharedAnswer } from '../../api/contract/share.ts';
import { AnswerCard } from '../answer/answer-card.tsx';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import { isOffline } from '../remote/remote-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './shared-screen.module.css';

type Read = SharedAnswer | 'gone' | 'offline' | undefined;

export function SharedScreen() {
  const { t } = useTranslation('shared');
  const { t: tCommon } = useTranslation();
  const [language] = useLanguage();
  const { token = '' } = useParams();
  const [read, setRead] = useState<Read>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try reads it again
  useEffect(() => {
    let left = false;
    setRead(undefined);
    call('readShared', { params: { id: token } }).then(
      (reply) => !left && setRead(reply),
      (error: unknown) => !left && setRead(isOffline(error) ? 'offline' : 'gone'),
    );
    return () => {
      left = true;
    };
  }, [token, tries]);

  return (
    <Page narrow>
      {read === undefined ? (
        <Skeleton label={tCommon('loading')} lines={6} />
      ) : typeof read === 'string' ? (
        <>
          <PageTitle page={t('title')} />
          <EmptyState
            whole
            icon={<Unlink size={44} aria-hidden="true" />}
            title={read === 'gone' ? t('goneTitle') : t('offlineTitle')}
            text={read === 'gone' ? t('goneText') : t('offlineText')}
            action={
              read === 'gone' ? (
                <ButtonLink look="act" to="/">
                  {t('whatIsThis')}
                </ButtonLink>
              ) : (
                <Button look="act" onClick={() => setTries(tries + 1)}>
                  {tCommon('retry')}
                </Button>
              )
            }
          />
        </>
      ) : (
        <>
          <PageTitle page={read.question} />
          <div className={styles.head}>
            <p className={styles.kind}>{t('kind', { date: formatDate(read.asked_at, language) })}</p>
            <h1 lang={read.answer.language}>{read.question}</h1>
          </div>
          <AnswerCard answer={read.answer as Answer} question={null} />
          <p className={styles.until}>{t('until', { date: formatDate(read.expires_at, language) })}</p>
          <p>
            <ButtonLink to="/">{t('whatIsThis')}</ButtonLink>
          </p>
        </>
      )}
    </Page>
  );
}
