const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The months of the year in three letters each. */
export const MONTH_LETTERS = Array.from({ length: 12 }, (_, month) =>
  SHORT.format(Date.UTC(2026, month)),
);
