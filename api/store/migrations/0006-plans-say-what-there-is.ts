import type { Migration } from '../migrate.ts';

/** What an admin wrote stays; only the line that the plans came with, and that nothing stood behind, is another one. */
export const plansSayWhatThereIs: Migration = {
  number: 6,
  name: 'plans-say-what-there-is',
  statements: () => [
    `UPDATE plans SET description = replace(description, 'Exam practice questions with worked answers', 'Jobs: chats kept by site, with one PDF of a job')`,
  ],
};
