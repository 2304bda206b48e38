import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { compressedResponse } from './negotiated.ts';

/** A page in so many parts. */
function pageOf(parts: number): Response {
  const part = new TextEncoder().encode('<p>More follows.</p>'.repeat(100));
  const body = new ReadableStream<Uint8Array>({
    start: (page) => {
      for (let count = 0; count < parts; count += 1) page.enqueue(part);
      page.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/html' } });
}

// An unhandled rejection, even a moment later, ends the process and this run.
test.each(
  ['br', 'gzip', 'identity'].flatMap((encoding) =>
    [1, 2, 3, 50].map((parts) => [encoding, parts] as const),
  ),
)(
  'a visitor who leaves in the middle of a page ends it, and nothing else: %s, %i parts',
  async (encoding, parts) => {
    const request = new Headers({ 'accept-encoding': encoding });
    for (let reads = 0; reads <= 3; reads += 1) {
      const reader = compressedResponse(request, pageOf(parts)).body?.getReader();
      for (let read = 0; read < reads; read += 1) await reader?.read();
      await reader?.cancel();
      expect(await reader?.read()).toEqual({ done: true, value: undefined });
    }
    await pause(20);
  },
);
