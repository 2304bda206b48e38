/** Above these limits, days are shown as months, and months as years. */
const MAX_DAYS = 60;
const MAX_MONTHS = 18;
const DAYS_IN_MONTH = 365.25 / 12;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** The distance of a day in words: in 23 days, today, about 6 months ago; negative days are past. */
export function timeLeft(days: number, about: string): string {
  if (days >= -MAX_DAYS) return relative.format(days, 'day');
  const months = Math.round(days / DAYS_IN_MONTH);
  const [count, unit] =
    months >= -MAX_MONTHS
      ? ([months, 'month'] as const)
      : ([Math.round(months / 12), 'year'] as const);
  return `${about} ${relative.format(count, unit)}`;
}
