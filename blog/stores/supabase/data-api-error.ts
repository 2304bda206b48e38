/** A request that the Data API did not answer well; the message says how, and is the same for every request, so that logs can merge them. */
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
 * The result of `read`, or of `instead` where the project lacks the table, view, column or function,
 * as it does until it runs `supabase/migrations`. Tried at each read, so that a migration counts at once.
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
