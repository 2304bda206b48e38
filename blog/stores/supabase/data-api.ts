import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { DataApiError } from './data-api-error.ts';

/** A Supabase project, and the caller's key. */
export interface Project {
  /** Its origin, such as https://abcdefgh.supabase.co. */
  url: string;
  key: string;
}

/** Leaves a page time to be rendered within the three seconds that a visitor may wait. */
const READ_LIMIT_MS = 2_500;
/** Twenty-five posts whole; more than that is no list of posts. */
const MAX_BYTES = 8 * 1024 * 1024;
const REQUESTS_MAX = 500;
/** More rows than any request needs, and few enough to validate. */
const ROWS_MAX = 10_000;
/** Characters of an error's message in the log. */
const REASON_MAX = 300;

/**
 * Error codes for a column (PostgreSQL's), a table or view (PostgreSQL's up to PostgREST 12, then
 * PGRST205), or a function that is missing; docs.postgrest.org/en/stable/references/errors.html.
 */
const MISSING = ['42703', '42P01', 'PGRST205', 'PGRST202'];

/**
 * The Data API (PostgREST) of a Supabase project. Each call rejects with a DataApiError where there
 * is no answer within `limitMs` milliseconds, where it is longer than 8 MB, where it is an error or
 * no rows, and where five hundred others are under way.
 */
export function dataApi({ url, key }: Project, limitMs: number = READ_LIMIT_MS) {
  let underWay = 0;
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // Pages in memory cover a failed read; the next visitor's read is the retry.
    retry: false,
    fetch: async (input, init) => {
      // Bounds connections while the API is slow and addresses are made up.
      if (underWay === REQUESTS_MAX) throw new DataApiError('the Data API is asked too much');
      underWay += 1;
      try {
        return await answer(input, { ...init, signal: AbortSignal.timeout(limitMs) });
      } finally {
        underWay -= 1;
      }
    },
  });
}

export type DataApi = ReturnType<typeof dataApi>;

async function answer(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = await textOf(response);
    if (!response.ok) throw refusal(response.status, body);
    if (body !== '') checkRows(body);
    const { status } = response;
    return new Response(status === 204 ? null : body, { status });
  } catch (error) {
    throw inWords(error);
  }
}

/** Reads a response up to the limit, whatever its Content-Length. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new DataApiError('the Data API answers with more than 8 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Every answer is an array of rows, or of a function's texts. A million numbers would take seconds to check one by one. */
function checkRows(body: string): void {
  const data = json(body);
  if (data === undefined) throw new DataApiError('the Data API answers with no JSON');
  const isRows =
    Array.isArray(data) &&
    data.length <= ROWS_MAX &&
    data.every((row) => typeof row === 'string' || (typeof row === 'object' && row !== null));
  if (!isRows) throw new DataApiError('the Data API answers with no rows');
}

const refused = z.object({
  message: z.string().transform((text) => text.slice(0, REASON_MAX)),
  code: z.string().nullish().catch(undefined),
});

/** The error for an answer that is none: PostgREST gives its reason as JSON, a proxy in front of it may not. */
function refusal(status: number, body: string): DataApiError {
  const error = refused.safeParse(json(body)).data;
  const reason = error === undefined ? '' : ` (${error.message})`;
  return new DataApiError(`the Data API answers ${status}${reason}`, {
    isMissing: MISSING.some((code) => code === error?.code),
  });
}

/** Parsed JSON; undefined if invalid. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inWords(error: unknown): DataApiError {
  if (error instanceof DataApiError) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new DataApiError('the Data API does not answer in time', { cause: error });
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  // An AggregateError, where several addresses failed, has no message of its own.
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const reason = cause instanceof Error ? cause.message || code : cause;
  return new DataApiError(`the Data API cannot be reached (${reason})`, { cause: error });
}
