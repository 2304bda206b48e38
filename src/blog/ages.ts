/** Cache times for posts, in milliseconds. */
export interface CacheAges {
  /** Served without a new read. */
  freshFor: number;
  /** Then served while a new read is in progress. */
  staleFor: number;
  /** Delay before the next try after a failed read. */
  retryAfter: number;
}
