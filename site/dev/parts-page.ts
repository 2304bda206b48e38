import type { AstroIntegration } from 'astro';

/**
 * The page of every component in every state, and those of every page with its lists of one
 * length: /_parts and /_parts/lists/5 in the editing loop, nowhere in the built site.
 */
export function partsPage(): AstroIntegration {
  return {
    name: 'parts-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        for (const [pattern, file] of [
          ['/_parts', 'parts.astro'],
          ['/_parts/lists/[length]', 'lists.astro'],
        ] as const) {
          const entrypoint = new URL(`./parts/${file}`, import.meta.url);
          // On demand, so that the posts are at hand.
          injectRoute({ pattern, entrypoint, prerender: false });
        }
      },
    },
  };
}
