import { defineMiddleware } from 'astro:middleware';

/** In the editing loop there is no server of ours to hand the posts to the pages. */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered }, next) => {
  if (import.meta.env.DEV && !isPrerendered) {
    const { postsInDev } = await import('./dev/posts-in-dev.ts');
    locals.posts = await postsInDev();
  }
  return next();
});
