/** The development site beside the forms of the editor, which starts it with a port and its own origin. */
import { environment } from '../../src/base/settings/environment.ts';
import { readSettings } from '../../src/base/settings/settings.ts';
import { startDev } from './start-dev.ts';

const [port = '', origin = ''] = process.argv.slice(2);
// Also when the editor was killed, even before this listens.
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();
const { SITE_URL = '', IMAGE_HOST = '' } = environment();
const settings = readSettings({ SITE_URL, IMAGE_HOST, PORT: port });
await startDev(settings, { editor: origin });
process.send?.('started');
