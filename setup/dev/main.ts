/** The editing loop (`npm run dev`), form and blog included. */
import { dev } from 'astro';
import { logHandlers } from 'astro/config';
import { environment } from '../../base/settings/environment.ts';
import { siteSettings } from '../../base/settings/site-settings.ts';
import { buildFonts } from '../fonts.ts';
import { serverInDev } from './server-in-dev.ts';

await buildFonts();
const settings = siteSettings({ LOG_LEVEL: 'info', ...environment() });
await dev({
  server: { port: settings.PORT, host: settings.HOST },
  integrations: [serverInDev(settings)],
  vite: {
    server: {
      cors: false,
      // What fails is said in the page instead, once: setup/dev/current-problems.ts.
      hmr: { overlay: false },
      // Vite's own files, and visitors' messages.
      fs: {
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '**/.git/**',
          '*.sqlite*',
        ],
      },
    },
  },
  logger: logHandlers.console({ level: 'info' }),
});
