// Which areas have texts. A new area is a file of the same name in en/ and es/ and one line here.
import type { account } from './en/account.ts';
import type { admin } from './en/admin.ts';
import type { answer } from './en/answer.ts';
import type { calculators } from './en/calculators.ts';
import type { chat } from './en/chat.ts';
import type { common } from './en/common.ts';
import type { demo } from './en/demo.ts';
import type { errors } from './en/errors.ts';
import type { jobs } from './en/jobs.ts';
import type { landing } from './en/landing.ts';
import type { legal } from './en/legal.ts';
import type { models } from './en/models.ts';
import type { people } from './en/people.ts';
import type { plans } from './en/plans.ts';
import type { plate } from './en/plate.ts';
import type { shared } from './en/shared.ts';
import type { tools } from './en/tools.ts';

export interface Areas {
  common: typeof common;
  demo: typeof demo;
  errors: typeof errors;
  landing: typeof landing;
  account: typeof account;
  legal: typeof legal;
  people: typeof people;
  plans: typeof plans;
  plate: typeof plate;
  calculators: typeof calculators;
  chat: typeof chat;
  answer: typeof answer;
  shared: typeof shared;
  tools: typeof tools;
  jobs: typeof jobs;
  admin: typeof admin;
  models: typeof models;
}
export type Area = keyof Areas;

/** What a Spanish area must hold: exactly the English area's keys. */
export type SameKeys<English> = { readonly [Key in keyof English]: string };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Areas;
    returnNull: false;
  }
}
