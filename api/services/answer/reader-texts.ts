// What readers are told of a model besides its words: why it did not answer, and what it is doing.
import type { Answerer } from '../../contract/answer.ts';
import type { AnswerStage } from '../../contract/events.ts';
import type { Language, Text } from '../../contract/values.ts';
import type { ModelFault } from '../../models/port.ts';
import type { Provider } from './provider.ts';

type Kind = Exclude<Answerer, 'guide'>;

const NAMES: Readonly<Record<Kind, Text>> = {
  hosted: { en: 'The hosted model', es: 'El modelo en línea' },
  local: { en: 'The local model', es: 'El modelo local' },
};

const FAULT_TEXT: Readonly<Record<ModelFault, Text>> = {
  unreachable: { en: 'could not be reached', es: 'no se pudo contactar' },
  unauthorised: { en: 'did not let us in', es: 'no nos dejó entrar' },
  'no-credit': { en: 'has no credit left', es: 'se quedó sin saldo' },
  overloaded: { en: 'is overloaded', es: 'está saturado' },
  'timed-out': { en: 'took too long', es: 'tardó demasiado' },
  refused: { en: 'did not accept the request', es: 'no aceptó la solicitud' },
  missing: { en: 'is not there under the name we have', es: 'no existe con el nombre que tenemos' },
  'no-memory': { en: "does not fit into its computer's memory", es: 'no cabe en la memoria de su computadora' },
  'too-small': { en: 'is too small for this question', es: 'es demasiado pequeño para esta pregunta' },
  failed: { en: 'had an error of its own', es: 'tuvo un error propio' },
  broken: { en: 'sent something unusable', es: 'mandó algo inservible' },
  'too-long': { en: 'did not come to an end', es: 'no terminaba' },
};

const nameOf = ({ model, name }: Provider, language: Language): string => `${NAMES[model.kind][language]}${name ? ` (${name})` : ''}`;

/** Why a better answerer did not answer. `resting`: it failed like that a moment ago and was not asked again. */
export function reasonFor(provider: Provider, fault: ModelFault, language: Language, resting = false): string {
  const said = `${nameOf(provider, language)} ${FAULT_TEXT[fault][language]}`;
  if (!resting) return `${said}.`;
  return language === 'en' ? `${said}; it is left alone for now.` : `${said}; por ahora no se le pregunta.`;
}

/** Why nobody of the kind that was asked for could answer: there is none. */
export const noneOf = (kind: Kind, language: Language): string =>
  ({
    hosted: { en: 'No hosted model is set up here.', es: 'Aquí no hay ningún modelo en línea configurado.' },
    local: { en: 'No local model is ready here.', es: 'Aquí no hay ningún modelo local listo.' },
  })[kind][language];

/** The model that a chat asks for is no longer one of ours. */
export const CHOSEN_GONE: Text = {
  en: 'The model that this chat asks for is no longer set up here.',
  es: 'El modelo que pide esta conversación ya no está configurado aquí.',
};

/** The asker has had as many answers of models as a day has. */
export const DAILY_USED_UP: Text = {
  en: 'Your answers of models for today are used up.',
  es: 'Ya usó sus respuestas de modelos para hoy.',
};

const STAGE_TEXT: Readonly<Record<AnswerStage, Text>> = {
  loading: { en: 'is being loaded into memory', es: 'se está cargando en memoria' },
  reading: { en: 'is reading the question', es: 'está leyendo la pregunta' },
  thinking: { en: 'is thinking', es: 'está pensando' },
  writing: { en: 'is writing', es: 'está escribiendo' },
};

export const stageNote = (provider: Provider, stage: AnswerStage, language: Language): string =>
  `${nameOf(provider, language)} ${STAGE_TEXT[stage][language]}.`;
