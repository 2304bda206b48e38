import type { AstroIntegration } from 'astro';

/** The page of every component in every state: /_parts in the editing loop, nowhere in the built site. */
export function partsPage(): AstroIntegration {
  return {
    name: 'parts-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('./parts/parts.astro', import.meta.url);
        // On demand, so that the posts are at hand.
        injectRoute({ pattern: '/_parts', entrypoint, prerender: false });
      },
    },
  };
}
