import type { Picture, Post } from '../blog/post.ts';
import type { Posts } from '../blog/posts.ts';
import type { Settings } from '../settings/settings.ts';
import { newApp } from './app.ts';
import { KeptPages } from './kept/kept-pages.ts';
import { LIMITS } from './limits.ts';
import { loadSite } from './load-site.ts';
import { faultLog } from './logger.ts';
import { serveOnDemand } from './on-demand.ts';
import { loadPages } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { Renderings } from './renderings.ts';
import { onceAMinute } from './repeated-faults.ts';
import { serveStaticFiles } from './static-files.ts';
import { answerUnknownPaths } from './unknown-paths.ts';

/** A post as it would be shown, with its own pictures. */
export interface Draft {
  post: Post;
  pictures: readonly Picture[];
}

interface PreviewParts {
  settings: Settings;
  /** The built site. */
  dist: string;
  slug: string;
  /** The post at that slug; asked for at each visit, so that a page loaded again shows what changed. */
  draft(): Promise<Draft | undefined>;
  /** The others. */
  posts: Posts;
}

/** Every visit is rendered, since the draft may have changed. */
const NONE = { freshFor: 0, staleFor: 0, keepFor: 0, retryAfter: 0 };

/** A preview that can be visited. */
export interface Preview {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site with a post that visitors do not see yet, to this machine alone; what is
 * sent is kept nowhere.
 *
 * @throws StartError where the site is not built
 */
export async function startPreview(parts: PreviewParts): Promise<Preview> {
  const { settings, dist, slug } = parts;
  const log = faultLog(settings.LOG_LEVEL);
  const [site, pages] = [await loadSite(dist), await loadPages(dist)];
  const faults = onceAMinute(log);
  const app = newApp({ settings: { ...settings, TRUST_PROXY: false }, log }, faults);
  app.addHook('onRequest', async (request, reply) => {
    // A page of another site whose name was made to lead here would name itself.
    const own = [`127.0.0.1:${request.socket.localPort}`, `localhost:${request.socket.localPort}`];
    const isOwn = own.includes(request.headers.host ?? '');
    return isOwn ? undefined : sendProblem(request, reply, PROBLEMS[403]);
  });
  app.addHook('onSend', async (_, reply) => {
    // Pictures too: nobody else is to load what visitors do not see yet.
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
  });
  answerUnknownPaths(app, { site, pages });
  serveStaticFiles(app, site);
  const posts = withDraft(parts);
  const renderings = new Renderings(pages, LIMITS);
  const kept = new KeptPages(
    {
      renderings,
      posts,
      ages: NONE,
      onFault: (err) => faults.error({ err }, 'the preview could not be rendered'),
    },
    0,
  );
  serveOnDemand(app, {
    site,
    pages,
    posts,
    kept,
    passing: kept,
    pictures: kept,
    drawings: kept,
    settings,
    limits: LIMITS,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/blog/${slug}`, close: () => app.close() };
}

function withDraft({ slug: own, draft, posts }: PreviewParts): Posts {
  let pictures: readonly Picture[] = [];
  return {
    ...posts,
    bySlug: async (slug) => {
      if (slug !== own) return posts.bySlug(slug);
      const found = await draft();
      pictures = found?.pictures ?? [];
      return found?.post;
    },
    picture: async (name) =>
      pictures.find((picture) => picture.name === name)?.content ?? posts.picture(name),
  };
}
