/**
 * Logs a fault that the site works around.
 *
 * @param what what could not be done, in words; nothing a visitor typed
 */
export type LogFault = (what: string, error: unknown) => void;
