import { paperPath } from './addresses.ts';
import { withDay } from './printed-day.ts';

/** The route of a paper's deadline. */
export const DEADLINE_ROUTE = '/find/[code]/due';

const DUE = /^(\/find\/[^/]+)\/due(?:\.ics)?$/;

/** The address of a paper's last day, for the day (YYYY-MM-DD) that is printed on it. */
export function deadlineAddress(code: string, day?: string): string {
  return withDay(`${paperPath(code)}/due`, day);
}

/** The calendar file of that last day. */
export function deadlineCalendarAddress(code: string, day: string): string {
  return withDay(`${paperPath(code)}/due.ics`, day);
}

/** The path of the paper whose last day, or its calendar file, is at a path; undefined at others. */
export function paperOfDeadline(path: string): string | undefined {
  return DUE.exec(path)?.[1];
}
