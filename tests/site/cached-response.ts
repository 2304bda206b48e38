import { expect } from 'vitest';
import { waitFor } from '../wait.ts';

/** Repeats a request until its response is cached: the first may stream without ETag or length. */
export async function cachedResponse(ask: () => Promise<Response>): Promise<Response> {
  const answered = async () => {
    const answer = await ask();
    expect(answer.headers.has('etag')).toBe(true);
    return answer;
  };
  return waitFor(answered);
}
