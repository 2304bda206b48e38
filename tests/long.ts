/** Whether `npm run test:long` runs: dozens of kills, round trips and upgrades instead of one or two. */
export const RUNS_LONG_TESTS = process.env['LONG_TESTS'] === '1';
