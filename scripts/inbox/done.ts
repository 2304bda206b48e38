import { counted, headLine } from '../../src/inbox/print.ts';
import { kindInWords } from '../../src/inbox/waiting.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, messagesInWords, theMessages } from './in-inbox.ts';

/** Marks messages as done, or as new again. */
export function done(
  ids: readonly string[],
  { spam = false, undo = false }: { spam?: boolean; undo?: boolean },
): string {
  if (spam && undo) throw new Misuse('Give the numbers of messages with --undo.');
  if (spam === ids.length > 0) throw new Misuse('Give the numbers of messages, or --spam.');
  return inInbox((store) => {
    const messages = spam ? store.list({ state: 'spam' }) : theMessages(store, ids);
    for (const { id } of messages) store.setDone(id, !undo);
    if (!spam) return `${undo ? 'No longer done' : 'Done'}: ${messagesInWords(messages)}.`;
    // Lists each, since one may have come after the others were read.
    const count = messages.length;
    const what = `${counted(count, 'message')} ${kindInWords('spam', count)}`;
    return [`Done: ${what}.`, ...messages.map(headLine)].join('\n');
  });
}
