// One code reference of a calculation, written in one line.
import type { Grade } from '../../contract/values.ts';
import type { CodeUse } from './calculator.ts';

/** `section` as numbered in 2023; `en` and `es` say in one short sentence why it is used. */
export const codeUse = (section: string, grade: Grade, en: string, es: string): CodeUse => ({ section, grade, why: { en, es } });
