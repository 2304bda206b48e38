import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { DataApiError } from './data-api-error.ts';

/** A Supabase project, and the key that says who asks. */
export interface Project {
  /** Its origin, such as https://abcdefgh.supabase.co. */
  url: string;
  key: string;
}

/** With what a page needs besides, a visitor waits less than three seconds. */
const READS_TAKE_MS = 2_500;
/** Twenty-five posts whole; more than that is no list of posts. */
const MAX_BYTES = 8 * 1024 * 1024;
const MOST_AT_ONCE = 500;
/** Many more than are ever asked for, and few enough to look at each. */
const MOST_ROWS = 10_000;
/** Of what it says is wrong, for a log. */
const LONGEST_REASON = 300;

/**
 * What says that a project has no such column (PostgreSQL's code), table or view (PostgreSQL's up to
 * PostgREST 12, then PGRST205), or function; docs.postgrest.org/en/stable/references/errors.html.
 */
const MISSING = ['42703', '42P01', 'PGRST205', 'PGRST202'];

/**
 * The Data API (PostgREST) of a Supabase project. Each call rejects with a DataApiError where there
 * is no answer within `limitMs` milliseconds, where it is longer than 8 MB, where it is an error or
 * no rows, and where five hundred others are under way.
 */
export function dataApi({ url, key }: Project, limitMs: number = READS_TAKE_MS) {
  let underWay = 0;
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // A try that failed is covered by what is in memory; the next one comes with the next visitor.
    retry: false,
    fetch: async (input, init) => {
      // A scan of made-up addresses must not open a connection for each while the API is slow.
      if (underWay === MOST_AT_ONCE) throw new DataApiError('the Data API is asked too much');
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
    const { status, headers } = response;
    return new Response(status === 204 ? null : body, { status, headers: ofText(headers) });
  } catch (error) {
    throw inWords(error);
  }
}

/** Reads the answer up to the limit, however long it says it is. */
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

/** Every answer is an array, of rows or of a function's words. A million numbers would take seconds to find fault with one by one. */
function checkRows(body: string): void {
  const said = json(body);
  if (said === undefined) throw new DataApiError('the Data API answers with no JSON');
  const isRows =
    Array.isArray(said) &&
    said.length <= MOST_ROWS &&
    said.every((row) => typeof row === 'string' || (typeof row === 'object' && row !== null));
  if (!isRows) throw new DataApiError('the Data API answers with no rows');
}

const refused = z.object({
  message: z.string().transform((text) => text.slice(0, LONGEST_REASON)),
  code: z.string().nullish().catch(undefined),
});

/** PostgREST says in JSON why it refuses; anything else in front of it says so as it likes. */
function refusal(status: number, body: string): DataApiError {
  const said = refused.safeParse(json(body)).data;
  const reason = said === undefined ? '' : ` (${said.message})`;
  return new DataApiError(`the Data API answers ${status}${reason}`, {
    isMissing: MISSING.some((code) => code === said?.code),
  });
}

/** What a text of JSON says; undefined where it is none. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its body is read and expanded already. */
function ofText(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}

function inWords(error: unknown): DataApiError {
  if (error instanceof DataApiError) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new DataApiError('the Data API does not answer in time', { cause: error });
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  // Where each of several addresses failed, the error that says so has no message of its own.
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const reason = cause instanceof Error ? cause.message || code : cause;
  return new DataApiError(`the Data API cannot be reached (${reason})`, { cause: error });
}
