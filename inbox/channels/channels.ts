import type { Settings } from '../../settings/settings.ts';
import type { OpenChannel } from './channel.ts';
import { emailChannel } from './email.ts';
import { logChannel } from './log.ts';
import { webhookChannel } from './webhook.ts';

/** Every channel that reaches the firm; a new one is a file in this folder and its name here. */
const TO_THE_FIRM: readonly OpenChannel[] = [emailChannel, webhookChannel];

/** Every channel there is. */
export const CHANNELS: readonly OpenChannel[] = [logChannel, ...TO_THE_FIRM];

/** The names of the channels by which messages reach the firm, as the settings have it. */
export function channelsToTheFirm(settings: Settings): string[] {
  const silent = { info: () => {}, error: () => {} };
  return TO_THE_FIRM.flatMap((open) => open(settings, silent)?.name ?? []);
}
