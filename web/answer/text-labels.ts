import i18next from 'i18next';
import type { Answer } from '../../api/contract/answer.ts';
import type { TextLabels } from './answer-as-text.ts';

/** The labels of an answer that leaves the app, in the language of the screens. */
export function textLabels(answer: Answer): TextLabels {
  const t = i18next.getFixedT(null, 'answer');
  const origin = { question: '', previous: t('fromPrevious'), job: t('fromJob'), assumed: t('assumed') };
  return {
    understood: t('understood'),
    origin,
    steps: t('steps'),
    references: t('references'),
    assumptions: t('assumptions'),
    cautions: t('cautions'),
    notVerified: t('notVerified'),
    answers: answer.answers ? t('answersQuestion', { question: answer.answers }) : '',
    edition: t('edition', { edition: answer.edition }),
    by:
      answer.ledBy === 'guide'
        ? { guide: t('byGuide'), hosted: t('explainedByHosted'), local: t('explainedByLocal') }[answer.answeredBy]
        : { guide: t('byGuide'), hosted: t('byHosted'), local: t('byLocal') }[answer.answeredBy],
  };
}
