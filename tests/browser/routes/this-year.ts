/** The year it is at the office. */
export const THIS_YEAR = new Date().toLocaleDateString('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
});
