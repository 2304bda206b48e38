import type { OpenChannel } from './channel.ts';
import { emailChannel } from './email.ts';
import { logChannel } from './log.ts';
import { webhookChannel } from './webhook.ts';

/** Every channel there is; a new one is a file in this folder and its name here. */
export const CHANNELS: readonly OpenChannel[] = [logChannel, emailChannel, webhookChannel];
