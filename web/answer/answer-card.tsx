// A finished answer, read top down: what was understood, the result, why, the steps, the code, the table, what to ask next.
import { Copy, Share2, ShieldAlert, ShieldCheck, Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/contract/answer.ts';
import { platform } from '../platform/platform.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toast.tsx';
import { answerAsText } from './answer-as-text.ts';
import styles from './answer-card.module.css';
import { AnswerText } from './answer-text.tsx';
import { CalculationInputs } from './calculation-inputs.tsx';
import { InlineBold } from './inline-bold.tsx';
import { ReferenceChips } from './reference-chips.tsx';
import { TableExcerptView } from './table-excerpt.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useRecalculated } from './use-recalculated.ts';
import { VideoLinks } from './video-links.tsx';

export interface AnswerCardProps {
  answer: Answer;
  /** What was asked; goes along when the answer is copied. */
  question: string | null;
  /** Earlier questions of the chat, newest first: a correction is read with them. */
  previous?: readonly string[];
  /** Asks one of the follow-ups; left out where nothing can be asked. */
  onAsk?: (question: string) => void;
  /** Thumbs and whatever else stands at the card's foot. */
  actions?: ReactNode;
}

/** The answer's Markdown without its first paragraph, which the plate shows. */
const explanationOf = ({ response, result }: Answer): string =>
  response.startsWith(result) ? response.slice(result.length).trim() : response;

function AnsweredBy({ answer }: { answer: Answer }) {
  const { t } = useTranslation('answer');
  const names = { guide: t('byGuide'), hosted: t('byHosted'), local: t('byLocal') };
  return (
    <p className={styles.signature}>
      <span className={styles.edition}>{t('edition', { edition: answer.edition })}</span>
      <span>{names[answer.answeredBy]}</span>
      {answer.model && <span>{answer.model}</span>}
      {answer.kind === 'calculation' || answer.kind === 'lookup' ? (
        <span className={styles.mark}>
          {answer.verified ? <ShieldCheck size={18} aria-hidden="true" /> : <ShieldAlert size={18} aria-hidden="true" />}
          {answer.verified ? t('verified') : t('notVerified')}
        </span>
      ) : null}
    </p>
  );
}

function CardActions({ answer, question }: { answer: Answer; question: string | null }) {
  const { t } = useTranslation('answer');
  const toast = useToast();
  const text = (): string =>
    answerAsText(question, answer, {
      steps: t('steps'),
      references: t('references'),
      assumptions: t('assumptions'),
      cautions: t('cautions'),
      notVerified: t('notVerified'),
      edition: t('edition', { edition: answer.edition }),
    });
  const copy = async (): Promise<void> => {
    try {
      await platform.copyText(text());
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <>
      <IconButton label={t('copyAnswer')} onClick={() => void copy()}>
        <Copy size={22} aria-hidden="true" />
      </IconButton>
      {platform.shareText && (
        <IconButton label={t('shareAnswer')} onClick={() => void platform.shareText?.(question ?? 'Wirewise', text()).catch(() => copy())}>
          <Share2 size={22} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}

export function AnswerCard({ answer: original, question, previous = [], onAsk, actions }: AnswerCardProps) {
  const { t, i18n } = useTranslation('answer');
  const [openCode, setOpenCode] = useState<string>();
  const { answer, changed, recalculate, correct } = useRecalculated(original, question, previous);
  const emergency = answer.kind === 'emergency';
  return (
    <article className={styles.card} lang={answer.language === i18n.language ? undefined : answer.language}>
      <UnderstoodChips items={answer.understood} onCorrect={question ? correct : undefined} />
      <div className={classNames(styles.plate, emergency && styles.emergency)}>
        {emergency && (
          <p className={styles.alarm}>
            <Siren size={24} aria-hidden="true" /> {t('emergency')}
          </p>
        )}
        <p className={styles.result}>
          <InlineBold text={answer.result} />
        </p>
        <AnsweredBy answer={answer} />
      </div>
      {changed && <p className={styles.aside}>{t('recalculated')}</p>}
      {answer.fallback && <p className={styles.aside}>{answer.fallback === 'offline' ? t('offline') : answer.fallback}</p>}
      {!answer.verified && (
        <p className={styles.doubt}>
          <ShieldAlert size={22} aria-hidden="true" />
          <span>{t('notVerifiedText')}</span>
        </p>
      )}
      <AnswerText text={explanationOf(answer)} />
      {answer.step_by_step.length > 0 && (
        <section>
          <h4 className={styles.heading}>{t('steps')}</h4>
          <ol className={styles.steps}>
            {answer.step_by_step.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one answer never move
              <li key={index}>
                <span>
                  <InlineBold text={step} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {answer.inputs && <CalculationInputs inputs={answer.inputs} onChange={recalculate} />}
      <ReferenceChips references={answer.nec_references} open={openCode} onOpen={setOpenCode} edition={answer.edition} />
      {answer.tables.map((table) => (
        <TableExcerptView key={table.title} table={table} />
      ))}
      <VideoLinks videos={answer.videos} />
      <footer className={styles.foot}>
        <CardActions answer={answer} question={question} />
        {actions}
      </footer>
      {onAsk && answer.suggestions.length > 0 && (
        <section>
          <h4 className={styles.heading}>{t('followUps')}</h4>
          <ul className={styles.followUps}>
            {answer.suggestions.map(({ title }) => (
              <li key={title}>
                <button type="button" className={styles.pill} onClick={() => onAsk(title)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
