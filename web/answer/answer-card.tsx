// A finished answer, read top down: what was understood, the result, why, the steps, the code, the table, what to ask next.
import { ShieldAlert, ShieldCheck, Siren, SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, InputField } from '../../api/contract/answer.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './answer-card.module.css';
import { AnswerText } from './answer-text.tsx';
import inputStyles from './calculation-inputs.module.css';
import { CardActions } from './card-actions.tsx';
import './print.css';
import { loadTexts } from '../i18n/language.ts';
import { InlineBold } from '../ui/inline-bold.tsx';
import { ReferenceChips } from './reference-chips.tsx';
import { TableExcerptView } from './table-excerpt.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useRecalculated } from './use-recalculated.ts';
import { VideoLinks } from './video-links.tsx';

// Half of a card's elements: fetched and drawn when first opened.
const CalculationInputs = lazy(async () => {
  const [file] = await Promise.all([import('./calculation-inputs.tsx'), loadTexts('calculators')]);
  return { default: file.CalculationInputs };
});

export interface AnswerCardProps {
  answer: Answer;
  /** What was asked; goes along when the answer is copied. */
  question: string | null;
  /** Earlier questions of the chat, newest first: a correction is read with them. */
  previous?: readonly string[];
  /** Asks one of the follow-ups; left out where nothing can be asked. */
  onAsk?: (question: string) => void;
  /** Keeps what was recalculated as an answer of its own; left out where nothing can be kept. `text` is the question with what was changed. */
  onKeep?: (text: string, answer: Omit<Answer, 'id'>) => void;
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

/** The question as a kept recalculation repeats it: with every input that differs from the answer it came from. */
function questionWithChanges(question: string, before: Answer, after: Answer): string {
  const shown = ({ value, options, unit }: InputField): string =>
    `${options?.find((option) => option.value === value)?.display ?? value ?? '–'}${unit && value !== null ? ` ${unit}` : ''}`;
  const changes = (after.inputs?.fields ?? []).filter((field) => {
    const old = before.inputs?.fields.find(({ name }) => name === field.name);
    return old !== undefined && old.value !== field.value;
  });
  const told = changes.map((field) => `${field.label}: ${shown(field)}`).join(', ');
  return told ? `${question}\n(${told})` : question;
}

export function AnswerCard({ answer: original, question, previous = [], onAsk, onKeep, actions }: AnswerCardProps) {
  const { t, i18n } = useTranslation('answer');
  const [openCode, setOpenCode] = useState<string>();
  const [inputsUsed, setInputsUsed] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { answer, changed, failed, recalculate, correct, reset } = useRecalculated(original, question, previous);
  const emergency = answer.kind === 'emergency';
  return (
    <article ref={card} className={styles.card} data-part="answer" lang={answer.language === i18n.language ? undefined : answer.language}>
      {question && (
        <p className="only-print">
          <strong>Wirewise · {t('question')}:</strong> {question}
        </p>
      )}
      <UnderstoodChips items={answer.understood} onCorrect={question ? correct : undefined} />
      <div className={classNames(styles.plate, emergency && styles.emergency)} data-part="result">
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
      {failed && (
        <p className={styles.aside} role="alert">
          {t('guideMissing')}
        </p>
      )}
      {changed && (
        <div className={styles.changed}>
          <p role="status">{t('recalculated')}</p>
          <div className={styles.changedActions} data-no-print>
            <Button onClick={reset}>{t('showFirst')}</Button>
            {onKeep && question && (
              <Button
                onClick={() => {
                  const { id: _, ...kept } = answer;
                  onKeep(questionWithChanges(question, original, answer), kept);
                }}
              >
                {t('keepAsNew')}
              </Button>
            )}
          </div>
        </div>
      )}
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
          <h2 className={styles.heading}>{t('steps')}</h2>
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
      {answer.inputs && (
        <details
          className={inputStyles.box}
          data-no-print
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setInputsUsed(true);
          }}
        >
          <summary className={inputStyles.summary}>
            <SlidersHorizontal size={20} aria-hidden="true" />
            {t('inputs')}
          </summary>
          <div className={inputStyles.inside}>
            {inputsUsed && (
              <Suspense fallback={null}>
                <CalculationInputs inputs={answer.inputs} onChange={recalculate} />
              </Suspense>
            )}
          </div>
        </details>
      )}
      {answer.nec_references.length > 0 && (
        <ul className="only-print">
          {answer.nec_references.map(({ code, description, edition, grade }) => (
            <li key={code}>
              NEC {edition ?? answer.edition} {code}: {description}
              {grade && grade !== 'V2' ? ` (${t('notVerified')})` : ''}
            </li>
          ))}
        </ul>
      )}
      <ReferenceChips references={answer.nec_references} open={openCode} onOpen={setOpenCode} edition={answer.edition} />
      {answer.tables.map((table) => (
        <TableExcerptView key={table.title} table={table} />
      ))}
      {answer.videos.length > 0 && (
        <div data-no-print>
          <VideoLinks videos={answer.videos} />
        </div>
      )}
      <p className="only-print">
        {t('ownWords')} {t('guideVersion', { version: answer.guideVersion })}
      </p>
      <footer className={styles.foot} data-no-print>
        <CardActions answer={answer} question={question} card={() => card.current} />
        {actions}
      </footer>
      {onAsk && answer.suggestions.length > 0 && (
        <section data-no-print>
          <h2 className={styles.heading}>{t('followUps')}</h2>
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
