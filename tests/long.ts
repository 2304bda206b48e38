/** Whether `npm run test:long` runs: kills, round trips and upgrades by the dozen, not one or two. */
export const RUNS_LONG_TESTS = process.env['LONG_TESTS'] === '1';
