import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Astro's adapter for the server of this project: what it builds is entry.ts, which renders the
 * pages that are not built ahead, and policies.json, the Content-Security-Policy of each that is,
 * by the path it is visited at.
 */
export function adapter(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'own-server',
    hooks: {
      'astro:config:done': ({ setAdapter, config }) => {
        outDir = config.outDir;
        setAdapter({
          name: 'own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        const policies = [...routeToHeaders].flatMap(([path, { headers }]) => {
          const policy = headers.get('content-security-policy');
          return policy === null ? [] : [[path, policy]];
        });
        const text = JSON.stringify(Object.fromEntries(policies));
        writeFileSync(new URL('policies.json', outDir), text);
      },
    },
  };
}
