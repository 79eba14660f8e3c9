// A guided tour on the guide in the page: ready-made questions, no account, no network, no limit.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/contract/answer.ts';
import { AnswerCard } from '../answer/answer-card.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { guideForQuestion } from '../sync/page-guide.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './demo-screen.module.css';

const STOPS = ['wire', 'drop', 'code', 'spanish', 'safety'] as const;

/** The guide's answer to a question; undefined while the guide is fetched, null when it can't be. */
function useGuideAnswer(question: string): { readonly answer: Answer | null | undefined; readonly retry: () => void } {
  const [language] = useLanguage();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ readonly of: string; readonly answer: Answer | null }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what it waits for
  useEffect(() => {
    let current = true;
    guideForQuestion(question, [], language).then(
      ({ guide, language: spoken }) => {
        const { answer } = guide.answer({ text: question, language: spoken });
        if (current) setState({ of: question, answer: { ...answer, id: question } });
      },
      () => current && setState({ of: question, answer: null }),
    );
    return () => {
      current = false;
    };
  }, [question, language, tries]);
  return { answer: state?.of === question ? state.answer : undefined, retry: () => setTries(tries + 1) };
}

export function DemoScreen() {
  const { t } = useTranslation('demo');
  const [at, setAt] = useState(0);
  const stop = STOPS[at] ?? 'wire';
  const question = t(`${stop}Question`);
  const { answer, retry } = useGuideAnswer(question);
  const last = at === STOPS.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Every stop is met at its beginning. */
  const go = (to: number): void => {
    flushSync(() => setAt(to));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page>
      <PageTitle page={t('title')} />
      <div className={styles.tour}>
        <header className={styles.head}>
          <h1>{t('heading')}</h1>
          <p>{t('intro')}</p>
        </header>
        <section className={styles.stop} aria-live="polite">
          <p className={styles.count}>{t('stop', { number: at + 1, count: STOPS.length })}</p>
          <h2 ref={heading} tabIndex={-1}>
            {t(`${stop}Title`)}
          </h2>
          <p>{t(`${stop}Text`)}</p>
        </section>
        <p className={styles.question}>{question}</p>
        {answer === undefined && <Skeleton label={t('preparing')} lines={4} />}
        {answer === null && (
          <div className={styles.failed} role="alert">
            <p>{t('failed')}</p>
            <Button onClick={retry}>{t('retry')}</Button>
          </div>
        )}
        {answer && <AnswerCard key={question} answer={answer} question={question} />}
        <nav className={styles.steps} aria-label={t('title')}>
          <Button icon={<ArrowLeft size={20} aria-hidden="true" />} disabled={at === 0} onClick={() => go(at - 1)}>
            {t('back')}
          </Button>
          {last ? (
            <ButtonLink look="act" to="/chatbot">
              {t('done')}
            </ButtonLink>
          ) : (
            <Button look="act" icon={<ArrowRight size={20} aria-hidden="true" />} onClick={() => go(at + 1)}>
              {t('next')}
            </Button>
          )}
        </nav>
        {last && (
          <ButtonLink to="/signup" look="quiet">
            {t('signUp')}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
