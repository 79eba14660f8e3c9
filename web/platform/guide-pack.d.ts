// Made by build/guide-pack.ts: the guide's code and texts in one language.
declare module 'virtual:guide/en' {
  export const createGuide: typeof import('../../api/guide/answer.ts').createGuide;
  export const pack: import('../../api/guide/knowledge/pack.ts').Pack;
}

declare module 'virtual:guide/es' {
  export const createGuide: typeof import('../../api/guide/answer.ts').createGuide;
  export const pack: import('../../api/guide/knowledge/pack.ts').Pack;
}
