/**
 * Logs an error that the site recovers from.
 *
 * @param what what failed; no visitor input
 */
export type LogFault = (what: string, error: unknown) => void;
