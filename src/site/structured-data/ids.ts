/** The addresses by which descriptions on any page name those of the firm and the site. */
export function idsOf(origin: string) {
  return { firm: `${origin}/#firm`, website: `${origin}/#website`, blog: `${origin}/blog#blog` };
}
