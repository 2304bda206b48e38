import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { messageWithCauses } from '../../../base/errors/message-of.ts';
import { DataApiError } from './data-api-error.ts';

/** A Supabase project, and the caller's key. */
export interface Project {
  /** Its origin, such as https://abcdefgh.supabase.co. */
  url: string;
  key: string;
}

/** Leaves time to render within the three seconds a visitor may wait. */
const READ_LIMIT_MS = 2_500;
/** Enough for `FEED_SIZE` whole posts. */
const MAX_BYTES = 8 * 1024 * 1024;
const REQUESTS_MAX = 500;
/** Maximum characters of an error message in the log. */
const REASON_MAX = 300;

/**
 * Error codes for a column (PostgreSQL's), a table or view (PostgreSQL's up to PostgREST 12, then
 * PGRST205), or a function that is missing; docs.postgrest.org/en/stable/references/errors.html.
 */
const MISSING = ['42703', '42P01', 'PGRST205', 'PGRST202'];

/**
 * Creates a client of a Supabase project's Data API (PostgREST). Calls reject with a DataApiError
 * on a timeout (`limitMs` milliseconds), more than 8 MB, an error, or 500 concurrent requests.
 */
export function dataApi({ url, key }: Project, limitMs: number = READ_LIMIT_MS) {
  let active = 0;
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // Cached pages cover a failed read; the next visit retries.
    retry: false,
    fetch: async (input, init) => {
      // Limits connections while a scan of made-up addresses meets a slow API.
      if (active === REQUESTS_MAX) throw new DataApiError('the Data API is asked too much');
      active += 1;
      try {
        return await answer(input, { ...init, signal: AbortSignal.timeout(limitMs) });
      } finally {
        active -= 1;
      }
    },
  });
}

export type DataApi = ReturnType<typeof dataApi>;

async function answer(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = await textOf(response);
    const { ok, status, headers } = response;
    if (!ok) throw refusal(status, body);
    return new Response(status === 204 ? null : body, { status, headers });
  } catch (cause) {
    if (cause instanceof DataApiError) throw cause;
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const failure = isLate ? 'does not answer in time' : 'cannot be reached';
    throw new DataApiError(`the Data API ${failure} (${messageWithCauses(cause)})`, { cause });
  }
}

/** Reads a body up to the limit, whatever its Content-Length. */
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

const refused = z.object({ message: z.string(), code: z.string().nullish().catch(undefined) });

/** Parses JSON; undefined if invalid. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the error for a failed response: PostgREST explains it in JSON, a proxy may not. */
function refusal(status: number, body: string): DataApiError {
  const error = refused.safeParse(json(body)).data;
  const reason = error === undefined ? '' : ` (${error.message.slice(0, REASON_MAX)})`;
  return new DataApiError(`the Data API answers ${status}${reason}`, {
    isMissing: MISSING.some((code) => code === error?.code),
  });
}
