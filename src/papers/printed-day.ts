/** The query name of the day printed on a paper. */
export const DATE_PARAM = 'date';

const DAY = /^(?:199\d|20\d\d)-\d\d-\d\d$/;

/** The one possible day of 1990 or later in a query, YYYY-MM-DD; undefined for all else. */
export function printedDay(query: URLSearchParams): string | undefined {
  const [day = '', ...others] = query.getAll(DATE_PARAM);
  return others.length === 0 && isDay(day) ? day : undefined;
}

/** An address with a day behind it; as it was without one. */
export function withDay(address: string, day: string | undefined): string {
  if (day === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${DATE_PARAM}=${day}`;
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
