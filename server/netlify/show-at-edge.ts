import { createHash } from 'node:crypto';
import type { Ages } from '../../blog/ages.ts';
import { secondsToMidnight } from '../../calendar/texas-time.ts';
import { NEAR, NUMBER } from '../../notices/addresses.ts';
import type { PageReads } from '../respond/page-reads.ts';
import type { Show } from '../respond/respond.ts';

/** The parts of an address by which Netlify's edge tells answers apart. */
const BY_ADDRESS = { 'netlify-vary': `query=category|page|${NUMBER}|${NEAR}` };

/**
 * Shows complete pages, and lets Netlify's edge keep them: one that shows posts for as long as these
 * count as fresh, one that depends on the day until midnight in Texas. An answer to an input, a page
 * that failed, and one that lacks posts are kept nowhere.
 */
export function showAtEdge(request: Headers, ages: Ages): Show {
  return async (page, reads, render) => {
    const response = await render(true);
    if (response.body === null) return response;
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    const isKept = page.input === undefined && response.status < 500 && reads.isComplete();
    if (isKept) {
      for (const [name, value] of Object.entries(keptAtEdge(reads, ages))) headers.set(name, value);
    }
    if (response.status !== 200) return new Response(body, { status: response.status, headers });
    const tag = createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 27);
    headers.set('etag', `"${tag}"`);
    // Netlify may add to the tag how it compressed the page.
    const isKnown = request.get('if-none-match')?.includes(tag) ?? false;
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status: 200, headers });
  };
}

function keptAtEdge({ used }: PageReads, { freshFor, staleFor }: Ages): Record<string, string> {
  const [fresh, stale] = [freshFor / 1000, staleFor / 1000];
  const untilMidnight = secondsToMidnight();
  const age = used.day
    ? `max-age=${used.posts ? Math.min(fresh, untilMidnight) : untilMidnight}`
    : `max-age=${fresh}, stale-while-revalidate=${stale}`;
  return { ...BY_ADDRESS, 'netlify-cdn-cache-control': `public, durable, ${age}` };
}
