/**
 * Takes note of a fault that the site covers for.
 *
 * @param what what could not be done, in words; nothing a visitor typed
 */
export type LogFault = (what: string, error: unknown) => void;
