// The field guide in the page: answers when the server can't. Its code and one language's texts come as chunks of their own.

import type { Language } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';
import { readyJudgement } from './judge-at-once.ts';

const guides = new Map<Language, Promise<Guide>>();

async function load(language: Language): Promise<Guide> {
  const { createGuide, loadPack } = await (language === 'es' ? import('virtual:guide/es') : import('virtual:guide/en'));
  return createGuide(await loadPack());
}

/** The guide in `language`; loaded once, and again only when loading failed. */
export function pageGuide(language: Language): Promise<Guide> {
  const known = guides.get(language);
  if (known) return known;
  const loading = load(language);
  guides.set(language, loading);
  loading.catch(() => guides.delete(language));
  return loading;
}

/** The guide in the language that a question is asked in; `otherwise` where the words don't tell. */
export async function guideForQuestion(text: string, otherwise: Language): Promise<{ readonly guide: Guide; readonly language: Language }> {
  const { detectLanguage } = await import('../../api/guide/understand/detect-language.ts');
  const language = detectLanguage(text) ?? otherwise;
  return { guide: await pageGuide(language), language };
}

/**
 * Fetches the guide while nothing else is going on, so that it is there when the network is not: after the box to ask in, and after the
 * judgement, which both are small and come first on a slow line.
 */
export async function warmGuide(language: Language): Promise<void> {
  await readyJudgement().catch(() => undefined);
  const warm = (): void => void pageGuide(language).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(warm, { timeout: 5000 });
  else setTimeout(warm, 2000);
}
