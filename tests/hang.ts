/**
 * The one limit of tests, hooks, polls and starting servers, in milliseconds. It ends what hangs;
 * nothing that is merely slow takes ten minutes.
 */
export const TEST_TIMEOUT_MS = 600_000;
