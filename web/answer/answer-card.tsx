// A finished answer, read top down: the result, what was understood, one line why, the code; the rest in rows that fold.
import {
  BookOpenText,
  CirclePlay,
  ListChecks,
  ListOrdered,
  MessageCircleQuestionMark,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Table2,
  TriangleAlert,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, InputField } from '../../api/contract/answer.ts';
import { LIMIT_REASON, LOGIN_ENDED_REASON, OFFLINE_REASON } from '../sync/own-reasons.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './answer-card.module.css';
import { AnswerText } from './answer-text.tsx';
import { CardActions } from './card-actions.tsx';
import { CheckNotes } from './check-notes.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { FoldedRow } from './folded-row.tsx';
import './print.css';
import { loadTexts } from '../i18n/language.ts';
import { InlineBold } from '../ui/inline-bold.tsx';
import { ReferenceChips } from './reference-chips.tsx';
import { TableExcerptView } from './table-excerpt.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { usePrinting } from './use-printing.ts';
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
  /** Asks what was meant instead; left out where nothing can be asked. */
  onMeant?: (question: string) => void;
  /** Keeps what was recalculated as an answer of its own; left out where nothing can be kept. `text` is the question with what was changed. */
  onKeep?: (text: string, answer: Omit<Answer, 'id'>) => void;
  /** Asks the same question again, of another answerer if one is named; left out where nothing can be asked. */
  onAgain?: ((answerer?: string) => void) | undefined;
  /** Thumbs and whatever else stands at the card's foot. */
  actions?: ReactNode;
}

/** What the card says beside the result: one paragraph in sight, the rest in a row. Answers of older versions have it all in one text. */
function explanationOf({ response, result, explanation, answeredBy, kind }: Answer): { readonly why: string; readonly more: string } {
  const whole = explanation ?? (response.startsWith(result) ? response.slice(result.length).trim() : response);
  // What a model wrote is the answer itself, and what to do in an emergency is not folded away.
  const isShort =
    whole.length <= SHORT || answeredBy !== 'guide' || explanation === undefined || kind === 'emergency' || kind === 'refusal';
  if (isShort) return { why: whole, more: '' };
  const end = whole.indexOf('\n\n');
  const first = end < 0 ? whole : whole.slice(0, end);
  return first.length <= LONG ? { why: first, more: whole.slice(first.length).trim() } : { why: '', more: whole };
}

/** Characters that stand unfolded: a whole explanation, and the first paragraph of a longer one. */
const SHORT = 280;
const LONG = 420;

/** 151,000 -> '2 min 31 s', in both languages. */
function durationText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function AnsweredBy({ answer }: { answer: Answer }) {
  const { t } = useTranslation('answer');
  const names =
    answer.ledBy === 'guide'
      ? { guide: t('byGuide'), hosted: t('explainedByHosted'), local: t('explainedByLocal') }
      : { guide: t('byGuide'), hosted: t('byHosted'), local: t('byLocal') };
  return (
    <p className={styles.signature}>
      <span className={styles.edition}>{t('edition', { edition: answer.edition })}</span>
      <span>{names[answer.answeredBy]}</span>
      {answer.model && <span>{answer.model}</span>}
      {answer.took && <span>{t('took', { time: durationText(answer.took.totalMs) })}</span>}
    </p>
  );
}

/** Questions to tap in place of the one that was asked; without somewhere to ask, to read. */
function OtherQuestions({
  questions,
  onMeant,
  label,
}: {
  questions: readonly string[];
  onMeant: AnswerCardProps['onMeant'];
  label: string;
}) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.followUps} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          {onMeant ? (
            <button type="button" className={styles.pill} onClick={() => onMeant(question)}>
              {question}
            </button>
          ) : (
            question
          )}
        </li>
      ))}
    </ul>
  );
}

/** The question as a kept recalculation repeats it: with every input that differs from the answer it came from. */
function questionWithChanges(question: string, before: Answer, after: Answer): string {
  const shown = ({ name, value, options, unit }: InputField): string =>
    after.understood.find((chip) => chip.name === name)?.display ??
    `${options?.find((option) => option.value === value)?.display ?? value ?? '–'}${unit && value !== null ? ` ${unit}` : ''}`;
  const changes = (after.inputs?.fields ?? []).filter((field) => {
    const old = before.inputs?.fields.find(({ name }) => name === field.name);
    return old !== undefined && old.value !== field.value;
  });
  const told = changes.map((field) => `${field.label}: ${shown(field)}`).join(', ');
  return told ? `${question}\n(${told})` : question;
}

export function AnswerCard({ answer: original, question, previous = [], onAsk, onMeant, onKeep, onAgain, actions }: AnswerCardProps) {
  const { t, i18n } = useTranslation('answer');
  const [openCode, setOpenCode] = useState<string>();
  const card = useRef<HTMLElement>(null);
  const { answer, changed, failed, recalculate, correct, reset } = useRecalculated(original, question, previous);
  const emergency = answer.kind === 'emergency';
  const printing = usePrinting();
  const own = new Map([
    [OFFLINE_REASON, t('offline')],
    [LIMIT_REASON, t('atLimit')],
    [LOGIN_ENDED_REASON, t('loginEnded')],
  ]);
  const { why, more } = explanationOf(answer);
  const unsure = answer.kind === 'nothing' && answer.confidence === 'unsure';
  const instead = answer.instead ?? [];
  const checked = answer.verified && (answer.kind === 'calculation' || answer.kind === 'lookup');
  const warnings = answer.warnings ?? [];
  const cautions = answer.cautions.filter((caution) => !warnings.includes(caution));
  // An older answer tells both in its text.
  const assumed = answer.explanation === undefined ? 0 : answer.assumptions.length + cautions.length;
  const steps = answer.step_by_step.length > 0 && (
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
  );
  return (
    <article ref={card} className={styles.card} data-part="answer" lang={answer.language === i18n.language ? undefined : answer.language}>
      {printing && question && (
        <p className="only-print">
          <strong>Wirewise · {t('question')}:</strong> {question}
        </p>
      )}
      <div className={classNames(styles.plate, emergency && styles.emergency)} data-part="result">
        {emergency && <EmergencyCall />}
        {answer.answers && answer.kind !== 'calculation' && (
          <p className={styles.answers}>{t('answersQuestion', { question: answer.answers })}</p>
        )}
        <p className={styles.result}>
          <InlineBold text={answer.result} />
        </p>
        {!emergency && <AnsweredBy answer={answer} />}
      </div>
      {emergency && steps}
      {unsure && <OtherQuestions questions={instead} onMeant={onMeant} label={t('didYouMean')} />}
      {warnings.map((warning) => (
        <p key={warning} className={styles.doubt}>
          <TriangleAlert size={22} aria-hidden="true" />
          <span>{warning}</span>
        </p>
      ))}
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
      <UnderstoodChips items={answer.understood} fields={answer.inputs?.fields} onCorrect={question ? correct : undefined} />
      {answer.fallback && <p className={styles.aside}>{own.get(answer.fallback) ?? answer.fallback}</p>}
      {answer.modelAnswersLeft !== undefined && (
        <p className={styles.aside} data-no-print>
          {answer.modelAnswersLeft === 0 ? t('modelAnswersNone') : t('modelAnswersLeft', { count: answer.modelAnswersLeft })}
        </p>
      )}
      {answer.checks && <CheckNotes checks={answer.checks} />}
      {!answer.verified && !unsure && !answer.checks?.doubts.length && (
        <p className={styles.doubt}>
          <ShieldAlert size={22} aria-hidden="true" />
          <span>{t('notVerifiedText')}</span>
        </p>
      )}
      <AnswerText text={why} />
      {printing && answer.nec_references.length > 0 && (
        <ul className="only-print">
          {answer.nec_references.map(({ code, description, edition, grade }) => (
            <li key={code}>
              NEC {edition ?? answer.edition} {code}: {description}
              {grade && grade !== 'V2' ? ` (${t('notVerified')})` : ''}
            </li>
          ))}
        </ul>
      )}
      {checked && answer.tables.length === 0 && (
        <p className={styles.figures}>
          <ShieldCheck size={18} aria-hidden="true" /> {t('verified')}
        </p>
      )}
      <ReferenceChips references={answer.nec_references} open={openCode} onOpen={setOpenCode} edition={answer.edition} />
      <div className={styles.rows}>
        {!unsure && instead.length > 0 && (
          <FoldedRow
            kind="instead"
            title={t('notAsked')}
            count={instead.length}
            icon={<MessageCircleQuestionMark size={20} aria-hidden="true" />}
            onPaper={false}
          >
            <OtherQuestions questions={instead} onMeant={onMeant} label={t('notAsked')} />
          </FoldedRow>
        )}
        {more && (
          <FoldedRow kind="more" title={t('more')} icon={<BookOpenText size={20} aria-hidden="true" />}>
            <AnswerText text={more} />
          </FoldedRow>
        )}
        {assumed > 0 && (
          <FoldedRow
            kind="assumed"
            title={answer.assumptions.length > 0 ? t('assumedAndCheck') : t('cautions')}
            count={assumed}
            icon={<ListChecks size={20} aria-hidden="true" />}
          >
            {answer.assumptions.length > 0 && <Sentences title={t('assumptions')} sentences={answer.assumptions} />}
            {cautions.length > 0 && <Sentences title={t('cautions')} sentences={cautions} />}
          </FoldedRow>
        )}
        {steps && !emergency && (
          <FoldedRow kind="steps" title={t('steps')} count={answer.step_by_step.length} icon={<ListOrdered size={20} aria-hidden="true" />}>
            {steps}
          </FoldedRow>
        )}
        {answer.tables.length > 0 && (
          <FoldedRow
            kind="tables"
            title={checked ? t('tableChecked') : t('table')}
            count={answer.tables.length}
            icon={checked ? <ShieldCheck size={20} aria-hidden="true" /> : <Table2 size={20} aria-hidden="true" />}
          >
            {answer.tables.map((table) => (
              <TableExcerptView key={table.title} table={table} />
            ))}
          </FoldedRow>
        )}
        {answer.inputs && (
          <FoldedRow kind="inputs" title={t('inputs')} icon={<SlidersHorizontal size={20} aria-hidden="true" />} onPaper={false}>
            <p className={styles.beside} aria-live="polite">
              <InlineBold text={answer.result} />
            </p>
            <Suspense fallback={null}>
              <CalculationInputs inputs={answer.inputs} onChange={recalculate} />
            </Suspense>
          </FoldedRow>
        )}
        {answer.videos.length > 0 && (
          <FoldedRow
            kind="videos"
            title={t('videos')}
            count={answer.videos.length}
            icon={<CirclePlay size={20} aria-hidden="true" />}
            onPaper={false}
          >
            <VideoLinks videos={answer.videos} />
          </FoldedRow>
        )}
      </div>
      {printing && (
        <p className="only-print">
          {t('ownWords')} {t('guideVersion', { version: answer.guideVersion })}
        </p>
      )}
      <footer className={styles.foot} data-no-print>
        <CardActions answer={answer} question={question} card={() => card.current} onAgain={onAgain}>
          {actions}
        </CardActions>
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

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  const id = useId();
  return (
    <section>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      <ul className={styles.sentences} aria-labelledby={id}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>
            <InlineBold text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
