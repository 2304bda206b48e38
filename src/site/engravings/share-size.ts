/** Pixels of the picture that is shown beside a shared link, as the networks ask for it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
