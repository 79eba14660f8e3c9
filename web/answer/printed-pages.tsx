// Chats as pages: black on white, everything open, with what says when, where and by whom. Drawn only while the page is being printed.
import { useTranslation } from 'react-i18next';
import type { Answer, Job } from '../../api/contract/answer.ts';
import { formatDateTime } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { StoredMessage, StoredSession } from '../local/database.ts';
import { InlineBold } from '../ui/inline-bold.tsx';
import { jobFacts } from './job-facts.ts';
import { Markdown } from './markdown.tsx';
import { TableExcerptView } from './table-excerpt.tsx';
import { textLabels } from './text-labels.ts';

export interface PrintedTurn {
  readonly question: string;
  readonly reply: Pick<StoredMessage, 'answer' | 'content'> | undefined;
  /** Whether the question took the place of others: '2 of 2'. */
  readonly version?: { readonly version: number; readonly count: number } | undefined;
}

export interface PrintedChat {
  readonly chat: Pick<StoredSession, 'id' | 'title' | 'created_at'>;
  readonly turns: readonly PrintedTurn[];
}

export interface Printed {
  readonly kind: 'job' | 'chat' | 'answer';
  readonly title: string;
  readonly job: Job | undefined;
  readonly company: string | null;
  readonly name: string | null;
  readonly chats: readonly PrintedChat[];
}

const untold = (response: string, lines: readonly string[]): string[] => lines.filter((line) => !response.includes(line));

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <InlineBold text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrintedAnswer({ answer }: { answer: Answer }) {
  const { t } = useTranslation('answer');
  const { t: tJobs } = useTranslation('jobs');
  const labels = textLabels(answer);
  const explanation = answer.response.startsWith(answer.result) ? answer.response.slice(answer.result.length).trim() : answer.response;
  const understood = new Set(answer.understood.map(({ name }) => name));
  const inputs = answer.inputs?.fields.filter(({ name, value }) => value !== null && value !== '' && !understood.has(name)) ?? [];
  return (
    <div className="printed-answer" lang={answer.language}>
      {labels.answers && <p className="printed-marks">{labels.answers}</p>}
      <p className="printed-result">
        <InlineBold text={answer.result} />
      </p>
      <p className="printed-marks">
        {[labels.edition, labels.by, answer.model, answer.verified ? t('verified') : t('notVerified')].filter(Boolean).join(' · ')}
      </p>
      {!answer.verified && <p>{t('notVerifiedText')}</p>}
      {explanation && <Markdown text={explanation} />}
      <List
        title={t('understood')}
        lines={answer.understood.map(
          ({ label, display, from }) => `${label}: ${display}${labels.origin[from] ? ` (${labels.origin[from]})` : ''}`,
        )}
      />
      <List title={labels.assumptions} lines={untold(answer.response, answer.assumptions)} />
      <List
        title={tJobs('inputs')}
        lines={inputs.map(
          ({ label, value, unit, options }) =>
            `${label}: ${options?.find((option) => option.value === value)?.display ?? value}${unit ? ` ${unit}` : ''}`,
        )}
      />
      {answer.step_by_step.length > 0 && (
        <section>
          <h4>{labels.steps}</h4>
          <ol>
            {answer.step_by_step.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one answer never move
              <li key={place}>
                <InlineBold text={step} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <List title={labels.cautions} lines={untold(answer.response, answer.cautions)} />
      <List
        title={labels.references}
        lines={answer.nec_references.map(
          ({ code, description, edition, grade }) =>
            `NEC ${edition ?? answer.edition} **${code}**: ${description}${grade && grade !== 'V2' ? ` (${labels.notVerified})` : ''}`,
        )}
      />
      {answer.tables.map((table) => (
        <TableExcerptView key={table.title} table={table} />
      ))}
      <p className="printed-marks">{t('guideVersion', { version: answer.guideVersion })}</p>
    </div>
  );
}

function PrintedTurnView({ turn }: { turn: PrintedTurn }) {
  const { t } = useTranslation('jobs');
  const { t: tAnswer } = useTranslation('answer');
  const { question, reply, version } = turn;
  return (
    <section className="printed-turn">
      <h3>
        {tAnswer('question')}: {question}
      </h3>
      {version && <p className="printed-marks">{t('versionOf', version)}</p>}
      {reply?.answer ? (
        <PrintedAnswer answer={reply.answer as Answer} />
      ) : reply?.content ? (
        <p>{reply.content}</p>
      ) : (
        <p>{t('unfinished')}</p>
      )}
    </section>
  );
}

/** The whole of what goes on paper. */
export function PrintedPages({ kind, title, job, company, name, chats, at }: Printed & { at: string }) {
  const { t } = useTranslation('jobs');
  const { t: tAnswer } = useTranslation('answer');
  const language = currentLanguage();
  const facts: [string, string | null | undefined][] = [
    [t('company'), company],
    [t('preparedBy'), name],
    [t('printedOn'), formatDateTime(at, language)],
    ...(job ? jobFacts(job) : []),
  ];
  return (
    <>
      <header className={kind === 'job' ? 'printed-cover' : 'printed-head'}>
        <p className="printed-kind">Wirewise · {t(`${kind}Report`)}</p>
        <h1>{title}</h1>
        {kind !== 'job' && job?.name && <p className="printed-job">{job.name}</p>}
        <dl>
          {facts.flatMap(([label, value]) =>
            value
              ? [
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>,
                ]
              : [],
          )}
        </dl>
        {kind === 'job' && (
          <section>
            <h2>{t('contents')}</h2>
            <ol>
              {chats.map(({ chat, turns }) => (
                <li key={chat.id}>
                  {chat.title} ({t('questionCount', { count: turns.length })})
                </li>
              ))}
            </ol>
          </section>
        )}
        <p className="printed-note">{tAnswer('ownWords')}</p>
      </header>
      {chats.map(({ chat, turns }) => (
        <section key={chat.id} className="printed-chat">
          {kind === 'job' && <h2>{chat.title}</h2>}
          {kind !== 'answer' && <p className="printed-marks">{formatDateTime(chat.created_at, language)}</p>}
          {turns.map((turn, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are drawn once
            <PrintedTurnView key={place} turn={turn} />
          ))}
        </section>
      ))}
    </>
  );
}
