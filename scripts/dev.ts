/** The editing loop (`npm run dev`), form and blog included. */
import { environment } from '../src/base/settings/environment.ts';
import { siteSettings } from '../src/base/settings/site-settings.ts';
import { startDev } from './dev/start-dev.ts';

await startDev(siteSettings({ LOG_LEVEL: 'info', ...environment() }), { isLoop: true });
