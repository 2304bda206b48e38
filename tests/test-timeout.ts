/**
 * The timeout of tests, hooks, polls and server starts, in milliseconds. It stops only what hangs: no
 * slow test takes ten minutes.
 */
export const TEST_TIMEOUT_MS = 600_000;
