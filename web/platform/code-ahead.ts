// Code that is fetched before it is needed, and is then there at once: no waiting, not even for a promise that has come true.

export interface CodeAhead<Code> {
  /** Fetches it, once; again when that failed. */
  readonly load: () => Promise<Code>;
  /** What has come; undefined until then. */
  readonly here: () => Code | undefined;
}

export function codeAhead<Code>(fetchCode: () => Promise<Code>): CodeAhead<Code> {
  let coming: Promise<Code> | undefined;
  let come: Code | undefined;
  return {
    here: () => come,
    load() {
      coming ??= fetchCode().then(
        (code) => {
          come = code;
          return code;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}
