import { ago } from '../../base/calendar/span.ts';
import { texasTime } from '../../base/calendar/texas-time.ts';
import { counted } from '../../inbox/print.ts';
import { command, Misuse } from '../command.ts';
import { BACKUPS } from './delete.ts';
import { inInbox } from './in-inbox.ts';

/** Removes old messages. */
export const purge = command(
  'remove old messages for good',
  {
    'older-than': { type: 'string', value: 'SPAN', help: 'those older than 90d, 24mo, 3y' },
    'dry-run': { type: 'boolean', help: 'only say how many' },
  },
  ({ 'older-than': span = '', 'dry-run': isTrial = false }) => {
    const before = ago(span);
    if (before === undefined) {
      throw new Misuse(`--older-than is "${span}", expected a span such as 90d, 24mo or 3y.`);
    }
    return inInbox((inbox) => {
      const ids = inbox.list({ before }).map(({ id }) => id);
      const what = `${counted(ids.length, 'message')} from before ${texasTime(before)}`;
      if (isTrial) return `${what} would be removed.`;
      const isAny = inbox.remove(ids) > 0;
      return `${what} removed for good.${isAny ? ` ${BACKUPS}` : ''}`;
    });
  },
);
