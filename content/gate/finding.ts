/** What the band calls samples; `other` covers all that is no sample, such as an expired fact. */
export const KINDS = ['names', 'figures', 'testimonials', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Something on the site that is not backed, agreed to, licensed or true any more. */
export interface Finding {
  /** Its stable name, by which content/launch.yaml may allow it: claims/tax-refund. */
  point: string;
  kind: Kind;
  /** Who can settle it. */
  by: 'cpa' | 'office';
  /** The file to fix, from the project's folder. */
  where: string;
  /** What is wrong, in a line. */
  what: string;
  /** What to do and to write; the same for all findings of a sort. */
  cure: string;
  /** The first day on which it is one, YYYY-MM-DD; left out where it is one already. */
  from?: string;
}
