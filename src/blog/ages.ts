/** Cache times for posts, in milliseconds. */
export interface CacheAges {
  /** Time in which it is served without a new read. */
  freshFor: number;
  /** Time after that in which it is served while a new read is in progress. */
  staleFor: number;
  /** Delay before the next try after a failed read. */
  retryAfter: number;
}
