/** The editing loop: the pages as they are written, form and blog included. */
import { dev } from 'astro';
import { buildFonts } from './fonts.ts';

process.env['LOG_LEVEL'] ??= 'info';
await buildFonts();
await dev({});
