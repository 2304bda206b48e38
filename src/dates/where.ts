import { ALL_OF_TEXAS, type Postponement } from '../content/schemas/due-date.ts';

/** The most counties that a short text names; of more it names the first two. */
const MOST = 3;

const list = new Intl.ListFormat('en-GB');

/** The counties of a postponed day: 'Harris and Fort Bend Counties'. */
export function everyCounty({ where }: Postponement): string {
  if (where === ALL_OF_TEXAS) return where;
  return `${list.format(where)} ${where.length === 1 ? 'County' : 'Counties'}`;
}

/** The same where there is little room: 'Harris, Fort Bend and 12 more Texas counties'. */
export function someCounties(postponed: Postponement): string {
  const { where } = postponed;
  if (where === ALL_OF_TEXAS || where.length <= MOST) return everyCounty(postponed);
  return list.format([...where.slice(0, 2), `${where.length - 2} more Texas counties`]);
}

/** Names where a postponed day holds for good, in a calendar's events: its first county, 'fort-bend'. */
export function placeInWords({ where }: Postponement): string {
  const first = where === ALL_OF_TEXAS ? where : (where[0] ?? '');
  return first.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
