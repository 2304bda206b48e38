import type { AstroIntegration } from 'astro';

/**
 * Astro's adapter for the server of this project: what it builds is entry.ts, which renders the
 * pages that are not built ahead.
 */
export function adapter(): AstroIntegration {
  return {
    name: 'own-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
