/** The editor's development site; arguments: its port and the editor's origin. */
import { environment } from '../../src/base/settings/environment.ts';
import { readSettings } from '../../src/base/settings/settings.ts';
import { startDev } from './start-dev.ts';

const [port = '', origin = ''] = process.argv.slice(2);
// Exits also if the editor was killed before this process listens.
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();
const { SITE_URL = '', IMAGE_HOST = '' } = environment();
const settings = readSettings({ SITE_URL, IMAGE_HOST, PORT: port });
await startDev(settings, { editor: origin });
process.send?.('started');
