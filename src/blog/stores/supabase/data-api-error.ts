/**
 * A failed Data API request; the message is the same for every request, so that logs can merge
 * them.
 */
export class DataApiError extends Error {
  override readonly name = 'DataApiError';
  /** Whether the table, view, column or function is missing. */
  readonly isMissing: boolean;

  constructor(message: string, options: ErrorOptions & { isMissing?: boolean } = {}) {
    super(message, options);
    this.isMissing = options.isMissing ?? false;
  }
}

/**
 * Awaits `read`, or `instead` if the project lacks the table, view, column or function, as before
 * it runs `supabase/migrations`. Tried at each call, so that a migration takes effect.
 *
 * @throws other errors of `read`, as a rejection
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
