// The field guide in the page: answers when the server can't, one language at a time.

import type { Language } from '../../api/contract/values.ts';
import { createGuide, type Guide } from '../../api/guide/answer.ts';
import type { Pack } from '../../api/guide/knowledge/pack.ts';

const guides = new Map<Language, Promise<Guide>>();

async function load(language: Language): Promise<Guide> {
  const pack = language === 'es' ? await import('virtual:guide-pack/es') : await import('virtual:guide-pack/en');
  return createGuide(pack.default as Pack);
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
