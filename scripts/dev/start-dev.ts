import { dev } from 'astro';
import { logHandlers } from 'astro/config';
import type { InlineConfig } from 'vite';
import type { Settings } from '../../src/base/settings/settings.ts';
import { buildSiteFonts } from '../build/fonts.ts';
import { type DevUse, serverInDev } from './server-in-dev.ts';

/**
 * Builds the fonts, and starts Astro's development server at the address in the settings.
 *
 * @throws errors of Astro
 */
export async function startDev(settings: Settings, use: DevUse = {}) {
  const server: InlineConfig['server'] = {
    cors: false,
    // In the editor, half-typed values fail all the time; the page shows the errors.
    hmr: { overlay: use.editor === undefined },
    // Vite's own files, and visitors' messages.
    fs: {
      deny: ['.env*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '**/.git/**', '*.sqlite*'],
    },
  };
  await buildSiteFonts();
  return dev({
    server: { port: settings.PORT, host: settings.HOST },
    integrations: [serverInDev(settings, use)],
    vite: { server },
    logger: logHandlers.console({ level: use.isLoop ? 'info' : 'silent' }),
  });
}
