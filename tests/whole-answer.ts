import { expect, vi } from 'vitest';

/** Asks until the answer is no page that was begun before its posts were read, and says so. */
export function wholeAnswer(ask: () => Promise<Response>): Promise<Response> {
  const answered = async () => {
    const answer = await ask();
    // What answers to a number needs no posts, and is never stored.
    if (answer.url.includes('?number=')) return answer;
    expect(answer.headers.get('cache-control')).not.toBe('no-store');
    return answer;
  };
  return vi.waitFor(answered, { timeout: 20_000 });
}
