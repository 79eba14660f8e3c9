/** A database that cannot be opened or moved to this version; `message` is one sentence that says what would cure it. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}
