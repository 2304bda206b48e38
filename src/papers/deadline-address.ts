import { paperPath } from './addresses.ts';
import { withDay } from './printed-day.ts';

export const DEADLINE_ROUTE = '/find/[code]/due';

const DUE = /^(\/find\/[^/]+)\/due(?:\.ics)?$/;

/** The address of a paper's deadline page, for the day (YYYY-MM-DD) printed on the paper. */
export function deadlineAddress(code: string, day?: string): string {
  return withDay(`${paperPath(code)}/due`, day);
}

/** The address of the calendar file of that deadline. */
export function deadlineCalendarAddress(code: string, day: string): string {
  return withDay(`${paperPath(code)}/due.ics`, day);
}

/** The paper's path, for the path of its deadline page or calendar file; undefined for other paths. */
export function paperOfDeadline(path: string): string | undefined {
  return DUE.exec(path)?.[1];
}
