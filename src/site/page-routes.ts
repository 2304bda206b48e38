import type { AstroIntegration } from 'astro';
import { ROUTES } from './routes.ts';

/** The Astro integration that adds the pages of src/site/routes.ts. */
export function pageRoutes(): AstroIntegration {
  return {
    name: 'screens',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const { href, screen } of ROUTES) {
          const entrypoint = new URL(`./screens/${screen}.astro`, import.meta.url);
          injectRoute({ pattern: href, entrypoint, prerender: false });
        }
      },
    },
  };
}
