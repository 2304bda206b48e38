import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import { z } from 'zod';
import { isReadable } from '../../src/base/addresses/address-key.ts';

const headerRules = z.array(
  z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }),
);
const redirectRules = z.array(z.looseObject({ from: z.string() }));

/** A rule's target; a forced rule applies before any file. */
export interface Redirect {
  to: string;
  status: number;
  force: boolean;
}

/** The rules of a published folder, parsed and applied by Netlify's own packages. */
export interface Rules {
  /** The headers of a file's response. */
  headersAt(path: string): Record<string, string>;
  redirectAt(url: URL): Redirect | undefined;
}

/**
 * Reads `_headers` and `_redirects`.
 *
 * @throws Error naming each line that Netlify would ignore, and a header set by two rules
 */
export async function readRules(publish: string): Promise<Rules> {
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({
      headersFiles: [join(publish, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: [],
      minimal: false,
    }),
    parseAllRedirects({
      redirectsFiles: [join(publish, '_redirects')],
      configRedirects: [],
      minimal: false,
    }),
  ]);
  const errors: unknown[] = [...headers.errors, ...redirects.errors];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const given = headerRules.parse(headers.headers);
  const led = redirectRules.parse(redirects.redirects);
  const engine = await redirector.parseJSON(
    JSON.stringify(
      led.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query })),
    ),
    {},
  );

  return {
    headersAt: (path) => {
      const all = given.filter(({ forRegExp }) => forRegExp.test(path));
      const pairs = all.flatMap(({ values }) => Object.entries(values));
      const twice = pairs.find(([name], index) => pairs.findIndex(([it]) => it === name) < index);
      if (twice) throw new Error(`two rules give ${twice[0]} at ${path}`);
      return Object.fromEntries(pairs);
    },
    redirectAt: (url) =>
      engine.match({
        scheme: 'https',
        host: url.hostname,
        path: isReadable(url.pathname) ? decodeURIComponent(url.pathname) : url.pathname,
        query: url.search.slice(1),
        headers: {},
        cookieValues: {},
        getHeader: () => '',
        getCookie: () => '',
      }) ?? undefined,
  };
}
