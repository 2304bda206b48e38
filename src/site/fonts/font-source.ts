/** A typeface as it is cut for the site. */
export interface FontSource {
  /** The name of the WOFF2 file, without its ending; `-further` follows in that of the second file. */
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
