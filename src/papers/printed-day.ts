/** The query name of the day printed on a paper. */
export const DATE_PARAM = 'date';

const DAY = /^(?:199\d|20\d\d)-\d\d-\d\d$/;

/** The day in a query, YYYY-MM-DD; undefined if it is invalid, before 1990, missing or repeated. */
export function printedDay(query: URLSearchParams): string | undefined {
  const [day = '', ...others] = query.getAll(DATE_PARAM);
  return others.length === 0 && isDay(day) ? day : undefined;
}

/** Adds a day (YYYY-MM-DD) to the query of an address; returns the address unchanged without a day. */
export function withDay(address: string, day: string | undefined): string {
  if (day === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${DATE_PARAM}=${day}`;
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
