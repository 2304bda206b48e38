/** A page as it is sent. */
export interface WholePage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** What the function knows of the build that it is part of. */
export interface BuiltFacts {
  /** The site's public origin. */
  siteUrl: string;
  /** Content-Security-Policies of the pages on demand, by route as Astro writes it. */
  policies: Readonly<Record<string, string>>;
  /** Old addresses; see server/redirects.ts. */
  redirects: readonly (readonly [key: string, to: string])[];
  /** What an address gets that no page has. */
  notFound: WholePage;
  /** What a visitor gets where a page fails. */
  fault: WholePage;
}
