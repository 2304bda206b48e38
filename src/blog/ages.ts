/** Cache times for posts, in milliseconds. */
export interface CacheAges {
  /** How long a page is served without a new read. */
  freshFor: number;
  /** How long after that it is served while a new read is in progress. */
  staleFor: number;
  /** Delay before the next try after a failed read. */
  retryAfter: number;
}

/** Nothing is kept: each visit reads the posts anew. */
export const NOT_KEPT: CacheAges = { freshFor: 0, staleFor: 0, retryAfter: 0 };
