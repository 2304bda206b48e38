import type { Picture, Post } from '../blog/post.ts';
import type { Posts } from '../blog/posts.ts';
import { texasToday } from '../calendar/texas-time.ts';
import type { Settings } from '../settings/settings.ts';
import { buildApp } from './app.ts';
import { loadBuilt } from './load-built.ts';
import { faultLog } from './logger.ts';
import { problemResponse } from './respond/problem.ts';
import { PROBLEMS } from './respond/problems.ts';

/** A draft, with its pictures. */
export interface Draft {
  post: Post;
  pictures: readonly Picture[];
}

interface PreviewParts {
  settings: Settings;
  /** The built site. */
  dist: string;
  slug: string;
  /** Returns the draft; called for each request, so that a reload shows changes. */
  draft(): Promise<Draft | undefined>;
  /** All other posts. */
  posts: Posts;
}

/** A running preview. */
export interface Preview {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site with an unpublished post on localhost; stores nothing.
 *
 * @throws StartError where the site is not built
 */
export async function startPreview(parts: PreviewParts): Promise<Preview> {
  const { settings, dist, slug } = parts;
  const app = buildApp({
    ...(await loadBuilt(dist, settings)),
    settings: { ...settings, TRUST_PROXY: false },
    log: faultLog(settings.LOG_LEVEL),
    posts: withDraft(parts),
    ages: { freshFor: 0, staleFor: 0, retryAfter: 0 },
    today: texasToday,
    // The draft may have changed by the next visit.
    maxBytes: 1,
    isQuick: false,
  });
  app.addHook('onRequest', async ({ headers, socket }, reply) => {
    // Refuses other hosts: DNS rebinding would let another site's page read the draft.
    const own = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
    if (own.includes(headers.host ?? '')) return undefined;
    return reply.send(problemResponse(PROBLEMS[403], headers.accept));
  });
  app.addHook('onSend', async (_, reply) => {
    // For pictures too: no other site may load them.
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
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
