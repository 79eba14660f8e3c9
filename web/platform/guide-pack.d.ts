// Made by build/guide-pack.ts: the guide's code and texts in one language.
declare module 'virtual:guide/en' {
  export const createGuide: typeof import('../../api/guide/answer.ts').createGuide;
  /** Rejects where the texts can't be had. */
  export const loadPack: () => Promise<import('../../api/guide/knowledge/pack.ts').Pack>;
}

declare module 'virtual:guide/es' {
  export const createGuide: typeof import('../../api/guide/answer.ts').createGuide;
  /** Rejects where the texts can't be had. */
  export const loadPack: () => Promise<import('../../api/guide/knowledge/pack.ts').Pack>;
}
