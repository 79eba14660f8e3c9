// An answer as a short link that another phone opens and computes again by itself, with no server in between.
import type { Answer, CalculationInputs } from '../../api/contract/answer.ts';
import { EDITIONS, type Edition, LANGUAGES, type Language } from '../../api/contract/values.ts';
import { platform } from '../platform/platform.ts';

/** What crosses from phone to phone: the calculation, not its result, which the other phone works out again. */
export interface HandedOver {
  readonly calculator: string;
  readonly edition: Edition;
  readonly language: Language;
  readonly guideVersion: string;
  readonly values: Readonly<Record<string, number | string>>;
}

const KEY = 'calc';

/** A link only helps where another phone can open it. */
export const canHandOver = (): boolean => location.protocol === 'https:' || location.protocol === 'http:';

/**
 * What an answer's calculation hands over; undefined for an answer without one. What stands in `usual`, the calculator's
 * form as it is before anything is entered, is left out: the other phone's form begins with it too.
 */
export function handOverOf({ inputs, edition, language, guideVersion }: Answer, usual?: CalculationInputs): HandedOver | undefined {
  if (!inputs) return undefined;
  const before = new Map(usual?.fields.map(({ name, value }) => [name, value]));
  const values = Object.fromEntries(
    inputs.fields.flatMap(({ name, value }) => (value === null || before.get(name) === value ? [] : [[name, value] as const])),
  );
  return { calculator: inputs.calculator, edition, language, guideVersion, values };
}

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromBase64Url(coded: string): string {
  const bytes = Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The link of a calculation. Kept as a list without names, so that the code stays coarse enough for a scratched lens. */
export function handOverLink(handed: HandedOver, origin = platform.server ?? location.origin): string {
  const { calculator, edition, language, guideVersion, values } = handed;
  return `${origin}/chatbot#${KEY}=${toBase64Url(JSON.stringify([calculator, edition, language, guideVersion, values]))}`;
}

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T => all.some((each) => each === value);

/** Reads such a link's fragment; undefined when it is none, null when it is one that can't be read. */
export function readHandOver(hash: string): HandedOver | null | undefined {
  const coded = new URLSearchParams(hash.replace(/^#/, '')).get(KEY);
  if (coded === null) return undefined;
  try {
    const read: unknown = JSON.parse(fromBase64Url(coded));
    if (!Array.isArray(read)) return null;
    const [calculator, edition, language, guideVersion, values] = read as unknown[];
    if (typeof calculator !== 'string' || typeof guideVersion !== 'string' || typeof values !== 'object' || values === null) return null;
    if (!isOneOf(EDITIONS, edition) || !isOneOf(LANGUAGES, language)) return null;
    const kept = Object.entries(values).filter(
      (entry): entry is [string, number | string] =>
        typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1].length <= 400),
    );
    return { calculator, edition, language, guideVersion: guideVersion.slice(0, 20), values: Object.fromEntries(kept) };
  } catch {
    return null;
  }
}
