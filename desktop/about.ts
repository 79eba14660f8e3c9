import type { Say } from './texts/texts.ts';

/** What the program says of itself: `detail` is several lines. */
export const aboutText = (
  say: Say,
  versions: { readonly app: string; readonly electron: string; readonly chrome: string; readonly node: string },
): { readonly message: string; readonly detail: string } => ({
  message: 'Wirewise',
  detail: [
    say('aboutVersion', { version: versions.app }),
    '',
    say('aboutGuide'),
    '',
    say('aboutLicence'),
    say('aboutParts', versions),
  ].join('\n'),
});
