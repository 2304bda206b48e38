import { expect, vi } from 'vitest';

/** Asks until the answer is one that is kept: who asks first may get it as it is made, without a tag or length. */
export async function kept(ask: () => Promise<Response>): Promise<Response> {
  const answered = async () => {
    const answer = await ask();
    expect(answer.headers.has('etag')).toBe(true);
    return answer;
  };
  return vi.waitFor(answered, { timeout: 20_000 });
}
