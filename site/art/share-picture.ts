/** Pixels of a picture that is shown beside a shared link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
