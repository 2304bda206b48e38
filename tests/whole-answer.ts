import { expect } from 'vitest';
import { waitFor } from './wait.ts';

/** Repeats a request until its response is complete, not streamed before its posts were read. */
export function wholeAnswer(ask: () => Promise<Response>): Promise<Response> {
  const answered = async () => {
    const answer = await ask();
    // Look-up and date pages need no posts, and are never cached.
    if (/\?(?:number|date)=/.test(answer.url)) return answer;
    expect(answer.headers.get('cache-control')).not.toBe('no-store');
    return answer;
  };
  return waitFor(answered);
}
