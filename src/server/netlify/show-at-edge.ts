import { createHash } from 'node:crypto';
import { secondsToMidnight } from '../../base/calendar/texas-time.ts';
import { supabasePosts } from '../../blog/stores/supabase/driver.ts';
import { ABOUT_PARAM, NEAR_PARAM, NUMBER_PARAM } from '../../papers/addresses.ts';
import { DATE_PARAM } from '../../papers/printed-day.ts';
import type { PageDependencies } from '../respond/page-dependencies.ts';
import type { ServePage } from '../respond/respond.ts';

/** Query parameters that visitors type into. */
const TYPED = [NUMBER_PARAM, ABOUT_PARAM, NEAR_PARAM, DATE_PARAM];

/** All query parameters that change a page. */
export const PAGE_QUERY: readonly string[] = ['category', 'page', ...TYPED];

/** Query parameters in the cache key of Netlify's edge. */
const BY_ADDRESS = { 'netlify-vary': `query=${PAGE_QUERY.join('|')}` };

/**
 * Responds with complete pages and lets Netlify's edge cache them: pages with posts while these are
 * fresh, pages that depend on the day until midnight in Texas. It does not cache failed pages, pages
 * that lack posts, results of visitor input, and addresses with typed input, which the edge would
 * store in its cache key.
 */
export function showAtEdge({ url, headers: asked }: Request): ServePage {
  const { searchParams } = new URL(url);
  const isTyped = TYPED.some((name) => searchParams.has(name));
  return async (page, reads, render) => {
    const response = await render(true);
    if (response.body === null) return response;
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    const isInput = isTyped || page.input !== undefined;
    const isCacheable = !isInput && response.status < 500 && reads.isComplete();
    if (isCacheable) {
      for (const [name, value] of Object.entries(cdnHeaders(reads))) headers.set(name, value);
    }
    if (response.status !== 200) return new Response(body, { status: response.status, headers });
    const tag = createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 27);
    headers.set('etag', `"${tag}"`);
    // Netlify may append the compression to the tag.
    const isNotModified = asked.get('if-none-match')?.includes(tag) ?? false;
    return isNotModified
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status: 200, headers });
  };
}

function cdnHeaders({ used }: PageDependencies): Record<string, string> {
  const fresh = supabasePosts.freshMs / 1000;
  const untilMidnight = secondsToMidnight();
  const age = used.day
    ? `max-age=${used.posts ? Math.min(fresh, untilMidnight) : untilMidnight}`
    : `max-age=${fresh}, stale-while-revalidate=15`;
  return { ...BY_ADDRESS, 'netlify-cdn-cache-control': `public, durable, ${age}` };
}
