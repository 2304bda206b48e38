import { texasToday } from '../base/calendar/texas-time.ts';
import type { Settings } from '../base/settings/settings.ts';
import { NOT_KEPT } from '../blog/ages.ts';
import type { Picture, Post } from '../blog/post.ts';
import type { Posts } from '../blog/posts.ts';
import { buildApp } from './app.ts';
import { loadBuilt } from './load-built.ts';
import { faultLog } from './logger.ts';
import { PROBLEMS, problemResponse } from './respond/problem.ts';

/** A post to preview, with its own pictures. */
export interface DraftPost {
  post: Post;
  pictures: readonly Picture[];
}

interface PreviewParts {
  settings: Settings;
  /** The built site. */
  dist: string;
  slug: string;
  /** Loads the post at that slug. Called at each visit, so a reload shows changes. */
  draft(): Promise<DraftPost | undefined>;
  /** The page, in HTML, that says why the draft cannot be shown as it stands, if so. */
  refusal(): Promise<string | undefined>;
  /** All other posts. */
  posts: Posts;
}

/** A running preview. */
interface Preview {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site with an unpublished post, on localhost only. Stores nothing.
 *
 * @throws StartError if the site is not built
 */
export async function startPreview(parts: PreviewParts): Promise<Preview> {
  const { settings, dist, slug, refusal } = parts;
  const app = buildApp({
    ...(await loadBuilt(dist, settings)),
    settings: { ...settings, TRUST_PROXY: false },
    log: faultLog(settings.LOG_LEVEL),
    posts: withDraft(parts),
    ages: NOT_KEPT,
    today: texasToday,
    // Effectively no cache: the draft may change between visits.
    maxBytes: 1,
    isQuick: false,
  });
  app.addHook('onRequest', async ({ headers, socket, url }, reply) => {
    // Blocks DNS rebinding.
    const localHosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
    if (!localHosts.includes(headers.host ?? '')) {
      return reply.send(problemResponse(PROBLEMS[403], headers.accept));
    }
    const page = url.split('?', 1)[0] === `/blog/${slug}` ? await refusal() : undefined;
    return page && reply.code(500).type('text/html; charset=utf-8').send(page);
  });
  app.addHook('onSend', async (_, reply) => {
    // Pictures too: drafts must not be cached or embedded.
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/blog/${slug}`, close: () => app.close() };
}

function withDraft({ slug: draftSlug, draft, posts }: PreviewParts): Posts {
  let pictures: readonly Picture[] = [];
  return {
    ...posts,
    bySlug: async (slug) => {
      if (slug !== draftSlug) return posts.bySlug(slug);
      const current = await draft();
      pictures = current?.pictures ?? [];
      return current?.post;
    },
    picture: async (name) =>
      pictures.find((picture) => picture.name === name)?.content ?? posts.picture(name),
  };
}
