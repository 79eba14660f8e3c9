// An answer as tests need one: the least that crosses the wire, and what a test is about.
import type { Answer } from './answer.ts';

/** The guide's answer in the one line `result`, about nothing in particular; `more` goes over it. */
export const plainAnswer = (result: string, more: Partial<Answer> = {}): Answer => ({
  id: 'x',
  kind: 'calculation',
  response: result,
  result,
  videos: [],
  nec_references: [],
  step_by_step: [],
  suggestions: [],
  assumptions: [],
  cautions: [],
  answeredBy: 'guide',
  edition: '2023',
  language: 'en',
  verified: true,
  understood: [],
  tables: [],
  guideVersion: 'test',
  restsOn: [],
  ...more,
});
