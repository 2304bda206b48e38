/** By which one description names another, on whatever page: the addresses of the firm's and the site's own. */
export function idsOf(origin: string) {
  return { firm: `${origin}/#firm`, website: `${origin}/#website`, blog: `${origin}/blog#blog` };
}
