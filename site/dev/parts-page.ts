import type { AstroIntegration } from 'astro';

/**
 * The states that no page shows, and every page with its lists of one length: /_parts/states and
 * /_parts/5 in the editing loop, nowhere in the built site.
 */
export function partsPage(): AstroIntegration {
  return {
    name: 'parts-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('./parts/parts.astro', import.meta.url);
        // On demand, so that the posts are at hand.
        injectRoute({ pattern: '/_parts/[shown]', entrypoint, prerender: false });
      },
    },
  };
}
