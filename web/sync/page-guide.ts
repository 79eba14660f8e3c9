// The field guide in the page: answers when the server can't. Its code comes as a chunk of its own, one language's texts in parts after it.

import type { Language } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';
import { createParts } from './guide-parts.ts';
import { readyJudgement } from './judge-at-once.ts';

/** So long a question waits for parts that are on their way; then it is answered from what is here. */
const PARTS_MS = 6000;

interface PageGuide {
  readonly guide: Guide;
  /** Fetches the texts that are not here yet; rejects where some could not be had. */
  readonly fetchTexts: () => Promise<void>;
  /** Makes the guide of what is here, which takes a moment. */
  readonly make: () => void;
}

const guides = new Map<Language, Promise<PageGuide>>();

async function load(language: Language): Promise<PageGuide> {
  const { createGuide, PARTS, packOf } = await (language === 'es' ? import('virtual:guide/es') : import('virtual:guide/en'));
  const { parts, fetchMissing } = createParts(PARTS);
  let made: { readonly of: number; readonly guide: Guide } | undefined;
  /** Of all the texts that have come so far. */
  const current = (): Guide => {
    const here = parts.filter((part) => part !== undefined).length;
    if (made?.of !== here) made = { of: here, guide: createGuide(packOf(parts)) };
    return made.guide;
  };
  const { recalculate, list, version } = current();
  return {
    guide: { version, recalculate, list, answer: (question) => current().answer(question), scene: (question) => current().scene(question) },
    fetchTexts: fetchMissing,
    make: () => void current(),
  };
}

function guideIn(language: Language): Promise<PageGuide> {
  const known = guides.get(language);
  if (known) return known;
  const loading = load(language);
  guides.set(language, loading);
  loading.catch(() => guides.delete(language));
  return loading;
}

/**
 * The guide in `language`: calculators at once, answers out of the texts that have come so far. Rejects where not even its code can be had;
 * loaded once, and again only when loading failed.
 */
export async function pageGuide(language: Language): Promise<Guide> {
  const { guide, fetchTexts } = await guideIn(language);
  void fetchTexts().catch(() => undefined);
  return guide;
}

/** The guide in `language` with its texts, as far as they come soon. */
export async function guideWithTexts(language: Language): Promise<Guide> {
  const { guide, fetchTexts } = await guideIn(language);
  await Promise.race([fetchTexts().catch(() => undefined), new Promise((done) => setTimeout(done, PARTS_MS))]);
  return guide;
}

/** The guide in the language that a question is asked in; `otherwise` where neither its words nor those of the chat before it, newest first, tell. */
export async function guideForQuestion(
  text: string,
  earlier: readonly string[],
  otherwise: Language,
): Promise<{ readonly guide: Guide; readonly language: Language }> {
  const { languageAsked } = await import('../../api/guide/reading/detect-language.ts');
  const language = languageAsked(text, earlier, otherwise);
  return { guide: await guideWithTexts(language), language };
}

/**
 * Fetches the guide while nothing else is going on, so that it is there when the network is not: after the box to ask in, and after the
 * judgement, which both are small and come first on a slow line.
 */
export async function warmGuide(language: Language): Promise<void> {
  await readyJudgement().catch(() => undefined);
  await whenIdle();
  const { fetchTexts, make } = await guideIn(language);
  await fetchTexts();
  await whenIdle();
  make();
}

const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 5000 });
    else setTimeout(done, 2000);
  });
