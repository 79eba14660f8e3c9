// Both languages at once, whatever the screens are in: a crew writes in both.

/** Of each language, the nearest to how US crews write it. */
const WANTED = [
  ['en-US', 'en'],
  ['es-US', 'es-MX', 'es-419', 'es'],
] as const;

/** The dictionaries to check with, of those that the system has to offer. */
export const spellingLanguages = (offered: readonly string[]): string[] =>
  WANTED.flatMap((names) => names.find((name) => offered.includes(name)) ?? []);

/** macOS brings its own; elsewhere dictionaries are fetched, which somebody has to want first. */
export const checksSpelling = (chosen: boolean | undefined, platform: NodeJS.Platform): boolean => chosen ?? platform === 'darwin';
