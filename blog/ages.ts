/** How long reads of posts may be shown, in milliseconds. */
export interface Ages {
  /** Fresh: without another read. */
  freshFor: number;
  /** Stale: while a new read is under way. */
  staleFor: number;
  /** Pause after a failed read. */
  retryAfter: number;
}
