import type { Graph } from 'schema-dts';

/** A page's structured data. */
export type Things = Graph['@graph'];

/** Descriptions as JSON-LD, escaped so that they cannot end their script element. */
export function inScript(things: Things): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The ids by which any page refers to the descriptions of firm and site. */
export function idsOf(origin: string) {
  return { firm: `${origin}/#firm`, website: `${origin}/#website` };
}
