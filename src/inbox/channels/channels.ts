import type { Settings } from '../../base/settings/settings.ts';
import type { Channel, OpenChannel } from './channel.ts';
import { emailChannel } from './email.ts';
import { webhookChannel } from './webhook.ts';

/** All channels; for a new one, add a file to this folder and its name here. */
const CHANNELS: readonly OpenChannel[] = [emailChannel, webhookChannel];

/** Opens the channels that the settings configure. */
export function openChannels(settings: Settings): Channel[] {
  return CHANNELS.flatMap((open) => open(settings) ?? []);
}
