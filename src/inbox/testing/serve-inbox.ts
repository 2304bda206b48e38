import { readSettings } from '../../base/settings/settings.ts';
import { openChannels } from '../channels/channels.ts';
import { openInbox } from '../inbox.ts';
import { inboxPath } from '../store.ts';
import { ARRIVAL } from './sample.ts';

/** `node serve-inbox.ts`: an inbox with one new message, for tests to kill. */
const settings = readSettings(process.env);
const log = { error: () => {} };
await openInbox(inboxPath(settings.DATA_DIR), openChannels(settings), log).add(ARRIVAL);
