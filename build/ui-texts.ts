// The UI's own texts in both languages, for whoever looks for its buttons by name from outside.
import { account } from '../web/i18n/en/account.ts';
import { admin } from '../web/i18n/en/admin.ts';
import { answer } from '../web/i18n/en/answer.ts';
import { calculators } from '../web/i18n/en/calculators.ts';
import { chat } from '../web/i18n/en/chat.ts';
import { common } from '../web/i18n/en/common.ts';
import { jobs } from '../web/i18n/en/jobs.ts';
import { models } from '../web/i18n/en/models.ts';
import { people } from '../web/i18n/en/people.ts';
import { plate } from '../web/i18n/en/plate.ts';
import { tools } from '../web/i18n/en/tools.ts';
import { account as cuenta } from '../web/i18n/es/account.ts';
import { admin as administracion } from '../web/i18n/es/admin.ts';
import { answer as respuesta } from '../web/i18n/es/answer.ts';
import { calculators as calculadoras } from '../web/i18n/es/calculators.ts';
import { chat as charla } from '../web/i18n/es/chat.ts';
import { common as comunes } from '../web/i18n/es/common.ts';
import { jobs as trabajos } from '../web/i18n/es/jobs.ts';
import { models as modelos } from '../web/i18n/es/models.ts';
import { people as personas } from '../web/i18n/es/people.ts';
import { plate as placa } from '../web/i18n/es/plate.ts';
import { tools as herramientas } from '../web/i18n/es/tools.ts';

export const UI_TEXTS = {
  en: { account, admin, answer, calculators, chat, common, jobs, models, people, plate, tools },
  es: {
    account: cuenta,
    admin: administracion,
    answer: respuesta,
    calculators: calculadoras,
    chat: charla,
    common: comunes,
    jobs: trabajos,
    models: modelos,
    people: personas,
    plate: placa,
    tools: herramientas,
  },
} as const;

export type UiLanguage = keyof typeof UI_TEXTS;
export type UiTexts = (typeof UI_TEXTS)[UiLanguage];
