import type { OpenChannel } from './channel.ts';

/** A line in the log at level info, with the message's number and nothing that the visitor wrote. */
export const logChannel: OpenChannel = (_, log) => ({
  name: 'log',
  deliver: async ({ id }) => log.info({ message: id }, 'a message has come'),
});
