import type { OpenChannel } from './channel.ts';
import { logChannel } from './log.ts';

/** Every channel there is; a new one is a file in this folder and its name here. */
export const CHANNELS: readonly OpenChannel[] = [logChannel];
