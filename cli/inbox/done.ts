import { command } from '../command.ts';
import { inInbox, named, theMessages } from './in-inbox.ts';

/** Marks messages as done, or as new again. */
export const done = command(
  'mark messages as done',
  { undo: { type: 'boolean', help: 'mark them as new again' } },
  ({ undo = false }, ...ids) =>
    inInbox((inbox) => {
      const messages = theMessages(inbox, ids);
      for (const { id } of messages) inbox.setDone(id, !undo);
      return `${undo ? 'No longer done' : 'Done'}: ${named(messages)}.`;
    }),
);
