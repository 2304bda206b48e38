/** The editing loop (`npm run dev`), form and blog included. */
import { environment } from '../../base/settings/environment.ts';
import { siteSettings } from '../../base/settings/site-settings.ts';
import { buildFonts } from '../fonts.ts';
import { startDev } from './start-dev.ts';

await buildFonts();
await startDev(siteSettings({ LOG_LEVEL: 'info', ...environment() }));
