/** The process of the development site: `dev-site.ts` starts it. */
import { environment } from '../../base/settings/environment.ts';
import { readSettings } from '../../base/settings/settings.ts';
import { faultLog } from '../../server/logger.ts';
import { openStores } from '../../server/stores.ts';
import { startDev } from '../../setup/dev/start-dev.ts';

const [port = '', origin = ''] = process.argv.slice(2);
// Also when the editor was killed.
process.once('disconnect', () => process.exit());
const { SITE_URL = '', IMAGE_HOST = '' } = environment();
const settings = readSettings({
  SITE_URL,
  IMAGE_HOST,
  PORT: port,
  DATA_DIR: 'node_modules/.cache/edit-posts',
});
await startDev(settings, { origin, stores: await openStores(settings, faultLog('error')) });
process.send?.('started');
