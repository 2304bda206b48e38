/** A typeface and how the site subsets it. */
export interface FontSource {
  /** The name of the WOFF2 file, without its extension; the second file's name adds `-further`. */
  readonly name: string;
  /** The file to subset, as an import specifier. */
  readonly from: string;
  /** Axes set to one value, or cut to a range. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

/** The typeface of headings: one static instance (optical size 60, weight 500). */
export const HEADINGS: FontSource = {
  name: 'source-serif-4',
  from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  axes: { opsz: 60, wght: 500 },
};
