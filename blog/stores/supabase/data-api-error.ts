/** A Data API that did not answer, or not as one does; the message says how, in words that do not depend on what was asked. */
export class DataApiError extends Error {
  override readonly name = 'DataApiError';
  /** Whether the project has no such table, view, column or function. */
  readonly isMissing: boolean;

  constructor(message: string, options: ErrorOptions & { isMissing?: boolean } = {}) {
    super(message, options);
    this.isMissing = options.isMissing ?? false;
  }
}

/**
 * What a read gives; what `instead` gives where the project lacks what was asked for, as it does
 * until supabase/migrations makes it. Each read asks anew, so that a migration is noticed at once.
 *
 * @throws what the read throws otherwise, as a rejection
 */
export async function orWhereMissing<Result>(
  read: () => Promise<Result>,
  instead: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DataApiError && error.isMissing) return instead();
    throw error;
  }
}
