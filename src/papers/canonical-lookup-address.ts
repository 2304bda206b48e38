import { FIND_PATH, lookupAddress, lookupOf, WRITE_PATH } from './addresses.ts';
import { paperOfDeadline } from './deadline-address.ts';
import { printedDay, withDay } from './printed-day.ts';

/**
 * The canonical address of a path whose query a visitor may have typed: its query has at most a
 * lookup and a day. Undefined for paths whose pages read no such query.
 */
export function canonicalLookupAddress(path: string, query: URLSearchParams): string | undefined {
  if (paperOfDeadline(path) !== undefined) return withDay(path, printedDay(query));
  if (path !== FIND_PATH && path !== WRITE_PATH) return undefined;
  const lookup = lookupOf(query);
  const isWritten = path === WRITE_PATH && lookup !== undefined && !('near' in lookup);
  return withDay(lookupAddress(path, lookup), isWritten ? printedDay(query) : undefined);
}
