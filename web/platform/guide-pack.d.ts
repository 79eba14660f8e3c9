// Made by build/guide-pack.ts: the guide's code in one language, and where its texts lie.
declare module 'virtual:guide/en' {
  export const createGuide: typeof import('../../api/guide/answer.ts').createGuide;
  /** Addresses of the parts, in the order in which they are worth fetching. */
  export const PARTS: readonly string[];
  /** The pack out of the parts that are there, in the order of `PARTS`. */
  export const packOf: (
    parts: readonly (import('../../api/guide/pack/packed.ts').PackedPart | undefined)[],
  ) => import('../../api/guide/pack/pack.ts').Pack;
}

declare module 'virtual:guide/es' {
  export const createGuide: typeof import('../../api/guide/answer.ts').createGuide;
  /** Addresses of the parts, in the order in which they are worth fetching. */
  export const PARTS: readonly string[];
  /** The pack out of the parts that are there, in the order of `PARTS`. */
  export const packOf: (
    parts: readonly (import('../../api/guide/pack/packed.ts').PackedPart | undefined)[],
  ) => import('../../api/guide/pack/pack.ts').Pack;
}
