/** True when an owner's database is gone (logout, another user, a page that is closed) or was never there (a browser that refuses storage). */
export const hasNoDatabase = (error: unknown): boolean =>
  error instanceof Error && /^(DatabaseClosed|OpenFailed|MissingAPI)/.test(error.name);
