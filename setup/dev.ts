/** The editing loop: the pages as they are written, form and blog included. */
import { dev } from 'astro';
import { readSettings } from '../settings/settings.ts';
import { buildFonts } from './fonts.ts';

process.env['LOG_LEVEL'] ??= 'info';
await buildFonts();
const { PORT: port, HOST: host } = readSettings(process.env);
await dev({ server: { port, host } });
