import type { Graph } from 'schema-dts';

/** A page's structured data. */
export type Things = Graph['@graph'];

/** Descriptions as JSON-LD that cannot end the script element it stands in. */
export function inScript(things: Things): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The addresses by which descriptions on any page name those of the firm and the site. */
export function idsOf(origin: string) {
  return { firm: `${origin}/#firm`, website: `${origin}/#website` };
}
