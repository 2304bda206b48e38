import { texasToday } from '../../base/calendar/texas-time.ts';
import type { Environment } from '../../base/settings/environment.ts';
import { SettingsError } from '../../base/settings/settings.ts';
import { siteSettings } from '../../base/settings/site-settings.ts';
import { createPosts } from '../../blog/posts.ts';
import { supabasePosts } from '../../blog/stores/supabase/driver.ts';
import type { BuiltFacts } from '../built-facts.ts';
import { logOncePerMinute } from '../log-once.ts';
import { createLogger } from '../logger.ts';
import type { Pages } from '../respond/pages.ts';
import { PROBLEMS, problemResponse } from '../respond/problem.ts';
import { redirectsOf } from '../respond/redirects.ts';
import { respond, type Site, withBaseHeaders } from '../respond/respond.ts';
import { showAtEdge } from './show-at-edge.ts';

/** Build metadata bundled with the function. */
export interface FunctionFacts extends Pick<BuiltFacts, 'listed' | 'policies' | 'statuses'> {
  siteUrl: string;
  redirects: readonly (readonly [key: string, to: string])[];
}

/**
 * Creates the function that renders the pages that show posts or depend on the day. Without a
 * Supabase project, pages report that posts cannot be read, and the log says why.
 *
 * @throws SettingsError naming every unusable variable
 */
export function openFunction(
  pages: Pages,
  { siteUrl, listed, policies, redirects, statuses }: FunctionFacts,
  env: Environment,
): (request: Request) => Promise<Response> {
  const settings = siteSettings(env);
  const faults = logOncePerMinute(createLogger(settings.LOG_LEVEL));
  const reportError = (what: string, err: unknown) => faults({ err }, `blog: ${what}`);
  const posts = createPosts(
    async () => {
      if (settings.SUPABASE_URL !== undefined) return supabasePosts.open(settings, reportError);
      throw new SettingsError('SUPABASE_URL is not set, which the blog needs');
    },
    { log: (err) => faults({ err }, 'blog: it cannot be read', 'away') },
  );
  const known = new Set(listed);
  const site: Site = {
    routes: pages.routes,
    render: pages.render,
    siteUrl,
    statuses,
    isListed: (path) => known.has(path),
    policies: policies.routes,
    redirects: redirectsOf(new Map(redirects)),
    imageHost: settings.IMAGE_HOST,
  };

  return async (request) => {
    const show = showAtEdge(request);
    try {
      const response = await respond(request, site, { posts, day: texasToday(), show });
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (err) {
      faults({ err }, 'a page could not be rendered');
      const accept = request.headers.get('accept') ?? undefined;
      return withBaseHeaders(problemResponse(PROBLEMS[500], accept), siteUrl);
    }
  };
}
