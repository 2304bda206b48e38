import type { AstroIntegration } from 'astro';

/** In the editing loop, pages are shown as of today, as the server shows those that are built. */
export function pagesOfToday(): AstroIntegration {
  return {
    name: 'pages-of-today',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ entrypoint: new URL('./as-of-today.ts', import.meta.url), order: 'pre' });
      },
    },
  };
}
