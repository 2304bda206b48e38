/** Whether `npm run test:long` runs: kills, round trips and upgrades by the dozen, not one or two. */
export const IS_LONG = process.env['LONG_TESTS'] === '1';
