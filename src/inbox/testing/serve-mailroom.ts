import { readSettings } from '../../base/settings/settings.ts';
import { openChannels } from '../channels/channels.ts';
import { openMailroom } from '../mailroom.ts';
import { inboxPath } from '../store.ts';
import { ARRIVAL } from './sample.ts';

/** `node serve-mailroom.ts`: a mailroom with one new message, for tests to kill. */
const settings = readSettings(process.env);
const log = { error: () => {} };
await openMailroom(inboxPath(settings.DATA_DIR), openChannels(settings), log).add(ARRIVAL);
