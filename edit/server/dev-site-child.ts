/** The process of the development site: `dev-site.ts` starts it. */
import { environment } from '../../base/settings/environment.ts';
import { readSettings } from '../../base/settings/settings.ts';
import { startDev } from '../../setup/dev/start-dev.ts';
import { buildFonts } from '../../setup/fonts.ts';
import { postsFromFiles } from '../work/posts.ts';

const [port = '', origin = ''] = process.argv.slice(2);
// Also when the editor was killed, even before this listens.
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();
const { SITE_URL = '', IMAGE_HOST = '' } = environment();
const settings = readSettings({ SITE_URL, IMAGE_HOST, PORT: port });
const posts = postsFromFiles('.', IMAGE_HOST || undefined);
await buildFonts();
await startDev(settings, { origin, posts });
process.send?.('started');
