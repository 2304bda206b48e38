import { texasToday } from '../calendar/texas-time.ts';
import { asOf } from '../server/as-of.ts';

/** A page that shows other things on other days, as it was built. */
export interface DatedPage {
  /** Where it is visited, such as /dates. */
  path: string;
  html: string;
  /** All that it is sent with: the rules of `_headers` are for files alone. */
  headers: Readonly<Record<string, string>>;
}

interface Shown {
  day: string;
  html: string;
  tag: string;
}

/**
 * Answers GET for dated pages as of today, at the edge, with what any browser has and nothing of
 * Node; undefined for any other address, which leaves the answer to the host.
 */
export function datedPages(
  pages: readonly DatedPage[],
): (request: Request) => Promise<Response | undefined> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const kept = new Map<string, Shown>();

  async function shownToday({ path, html: built }: DatedPage): Promise<Shown> {
    const day = texasToday();
    const known = kept.get(path);
    if (known?.day === day) return known;
    const html = asOf(built, day);
    const shown = { day, html, tag: await tagOf(html) };
    kept.set(path, shown);
    return shown;
  }

  return async ({ url, headers: asked }) => {
    const { pathname } = new URL(url);
    const page = byPath.get(pathname) ?? byPath.get(pathname.replace(/\/$/, ''));
    if (page === undefined) return undefined;
    const { html, tag } = await shownToday(page);
    // Weak, for the host compresses what is sent; it may add to the tag how.
    const headers = { ...page.headers, etag: `W/"${tag}"` };
    const isKnown = asked.get('if-none-match')?.includes(tag) ?? false;
    return new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers });
  };
}

async function tagOf(html: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html));
  const bytes = [...new Uint8Array(digest).subarray(0, 16)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
