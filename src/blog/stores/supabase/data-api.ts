import { PostgrestClient } from '@supabase/postgrest-js';

const REQUESTS_MAX = 500;
/** Maximum characters of an error message in the log. */
const REASON_MAX = 300;

/**
 * Error codes for a column (PostgreSQL's), a table or view (PostgreSQL's up to PostgREST 12, then
 * PGRST205), or a function that is missing; docs.postgrest.org/en/stable/references/errors.html.
 */
const MISSING = ['42703', '42P01', 'PGRST205', 'PGRST202'];

/**
 * Creates a client of a Supabase project's Data API (PostgREST). Requests fail after `limitMs`
 * milliseconds, or if 500 others are running.
 *
 * @param url the project's origin, such as https://abcdefgh.supabase.co
 */
export function dataApi(url: string, key: string, limitMs: number) {
  let active = 0;
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // Cached pages cover a failed read; the next visit retries.
    retry: false,
    fetch: async (input, init) => {
      // Limits connections during a scan of made-up addresses on a slow API.
      if (active === REQUESTS_MAX) throw new Error('too many concurrent requests');
      active += 1;
      try {
        const signal = AbortSignal.timeout(limitMs);
        return await fetch(input, { ...init, redirect: 'error', signal });
      } finally {
        active -= 1;
      }
    },
  });
}

export type DataApi = ReturnType<typeof dataApi>;

/**
 * A failed Data API request; the message is the same for every request, so that logs can merge
 * them.
 */
export class DataApiError extends Error {
  override readonly name = 'DataApiError';
  /** Whether the table, column or function is missing. */
  readonly isMissing: boolean;

  constructor(message: string, isMissing: boolean) {
    super(message);
    this.isMissing = isMissing;
  }
}

interface Answer {
  data: unknown;
  error: { message: string; details: string; code: string } | null;
  status: number;
}

/**
 * Awaits the rows of a request.
 *
 * @throws DataApiError if it fails
 */
export async function answerOf(request: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, status } = await request;
  if (!error) return data;
  const failure = status === 0 ? 'cannot be reached' : `answers ${status}`;
  const [, cause] = /^Caused by: (.*)/m.exec(error.details) ?? [];
  const reason = (cause ?? error.message).slice(0, REASON_MAX);
  throw new DataApiError(`the Data API ${failure} (${reason})`, MISSING.includes(error.code));
}

/**
 * Awaits a response; undefined if the project lacks the table, column or function, as before
 * `supabase/migrations` are run.
 *
 * @throws other errors, as a rejection
 */
export async function unlessMissing<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DataApiError && error.isMissing) return undefined;
    throw error;
  }
}
