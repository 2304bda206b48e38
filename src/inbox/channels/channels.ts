import type { Settings } from '../../base/settings/settings.ts';
import type { Channel, OpenChannel } from './channel.ts';
import { emailChannel } from './email.ts';
import { webhookChannel } from './webhook.ts';

/** Every channel there is; a new one is a file in this folder and its name here. */
const CHANNELS: readonly OpenChannel[] = [emailChannel, webhookChannel];

/** The channels that the settings ask for. */
export function openChannels(settings: Settings): Channel[] {
  return CHANNELS.flatMap((open) => open(settings) ?? []);
}
