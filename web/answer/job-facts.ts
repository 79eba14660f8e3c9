import i18next from 'i18next';
import type { Job } from '../../api/contract/answer.ts';
import { stateEdition } from '../../api/guide/knowledge/states.ts';
import { currentLanguage } from '../i18n/language.ts';

/** What a job fixes, each with its label, in the language of the screens. Needs the texts of `jobs` and `tools`. */
export function jobFacts(job: Job): [label: string, value: string][] {
  const t = i18next.getFixedT(null, 'jobs');
  const tTools = i18next.getFixedT(null, 'tools');
  const facts: [string, string | undefined][] = [
    [t('address'), job.address],
    [t('state'), job.state && stateEdition(job.state).name[currentLanguage()]],
    [t('edition'), job.edition && `NEC ${job.edition}`],
    [t('system'), job.system && tTools(`system ${job.system}`)],
    [t('method'), job.method && tTools(`method ${job.method}`)],
    [t('ambient'), job.ambientC === undefined ? undefined : `${Math.round(job.ambientC * 1.8 + 32)} °F (${job.ambientC} °C)`],
    [t('metal'), job.metal && t(job.metal === 'cu' ? 'copper' : 'aluminum')],
    [t('insulation'), job.insulation && `${job.insulation} °C`],
    [t('terminals'), job.terminals && `${job.terminals} °C`],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined && fact[1] !== '');
}
