/** The editing loop: the pages as they are written, form and blog included. */
import { dev } from 'astro';
import { logHandlers } from 'astro/config';
import { readSettings } from '../../settings/settings.ts';
import { buildFonts } from '../fonts.ts';
import { contentProblemsPage } from './content-problems-page.ts';

process.env['LOG_LEVEL'] ??= 'info';
await buildFonts();
const { PORT: port, HOST: host } = readSettings(process.env);
await dev({
  server: { port, host },
  integrations: [contentProblemsPage()],
  logger: logHandlers.console({ level: 'info' }),
  // Vite's development server injects scripts and styles of its own, which hashes cannot cover.
  security: { csp: false },
});
