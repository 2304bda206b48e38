import type { Settings } from '../settings/settings.ts';
import type { ChannelLog, OpenChannel } from './channels/channel.ts';
import { CHANNELS } from './channels/channels.ts';
import type { Inbox } from './store.ts';

/**
 * The same inbox, whose new messages, spam aside, go on to every channel that the settings ask for,
 * once they are on disk. A delivery that fails is logged; the message stays where it is.
 */
export function withChannels(
  inbox: Inbox,
  settings: Settings,
  log: ChannelLog,
  open: readonly OpenChannel[] = CHANNELS,
): Inbox {
  const channels = open.flatMap((openOne) => openOne(settings, log) ?? []);
  async function deliver(id: number): Promise<void> {
    const message = inbox.get(id);
    if (!message) return;
    for (const { name, deliver } of channels) {
      await deliver(message).catch((err: unknown) =>
        log.error({ err, message: id, channel: name }, 'a message was not delivered'),
      );
    }
  }
  return {
    ...inbox,
    add(message, options) {
      const id = inbox.add(message, options);
      if (!options.spam) void deliver(id);
      return id;
    },
  };
}
