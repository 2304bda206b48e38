const MARK = /(<span data-current-year="">)\d{4}(?=<\/span>)/g;

/**
 * The page with the year given wherever it shows the current one, so that a page
 * built in December is right in January.
 *
 * @param year four digits
 */
export function withYear(html: Buffer, year: string): Buffer {
  const text = html.toString();
  const dated = text.replace(MARK, `$1${year}`);
  return dated === text ? html : Buffer.from(dated);
}
