/** The id of the heading with these words. */
export function partId(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
