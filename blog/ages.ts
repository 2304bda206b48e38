/** How long what was read of posts may be shown; in milliseconds. */
export interface Ages {
  /** As it is. */
  freshFor: number;
  /** After that, while a newer one is read. */
  staleFor: number;
  /** What a failed read left incomplete, before the next try. */
  retryAfter: number;
}
