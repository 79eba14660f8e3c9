// The guide's own version: stored with every answer, so that a corrected rule can mark the old ones.

/** Year.month.day of the last change to rules, tables or calculators, with a counter for a second change that day. */
export const GUIDE_VERSION = '2026.11.28.1';
