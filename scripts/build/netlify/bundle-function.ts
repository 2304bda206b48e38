import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltFacts } from '../../../src/server/built-facts.ts';
import { loadPages } from '../../../src/server/load-built.ts';
import type { FunctionFacts } from '../../../src/server/netlify/function.ts';
import { NOT_FOUND, REJECTED_FORM } from '../../../src/server/respond/locate-page.ts';
import { readRedirects } from '../../../src/server/respond/redirects.ts';
import { bundle, literal, PROJECT } from '../bundle.ts';

/** Input of the function's bundle. */
interface Parts {
  siteUrl: string;
  facts: BuiltFacts;
  /** Published pages that depend on the day, by path. */
  dated: readonly string[];
  /** Paths of all published files. */
  published: ReadonlySet<string>;
}

/**
 * Bundles Astro's output in `folder`/server into `functions/`: one file of code shared by
 * three functions. `pages` serves unpublished paths; `dated` takes precedence over pages published
 * for the build's day; `rebuild` starts a build when published pages are out of date. Netlify reads a function's config without running it.
 */
export async function bundleFunction(folder: string, parts: Parts): Promise<void> {
  const { routes } = await loadPages(folder);
  const { published, facts, dated } = parts;
  const isKnown = ({ route, pattern }: (typeof routes)[number]) =>
    [REJECTED_FORM.route, NOT_FOUND.route].includes(route) ||
    published.has(route) ||
    facts.listed.some((path) => pattern.test(path));
  const onDemand = routes.filter((route) => !isKnown(route));
  await mkdir(join(folder, 'functions', 'pages'), { recursive: true });
  await bundle('bundle', await startWith(folder, parts), join(folder, 'functions', 'pages'));
  await writeFunction(folder, 'pages', {
    path: onDemand.flatMap(({ route }) => pathPatterns(route)),
    method: ['GET', 'HEAD', 'POST'],
    preferStatic: true,
  });
  await writeFunction(folder, 'dated', {
    path: dated.flatMap((path) => pathPatterns(path)),
    method: ['GET', 'HEAD'],
    preferStatic: false,
  });
  // Shortly after midnight in Texas, in summer and in winter (UTC).
  await writeFunction(folder, 'rebuild', { schedule: '5 5,6 * * *' }, 'rebuild');
}

async function writeFunction(
  folder: string,
  name: string,
  config: object,
  exported = 'default',
): Promise<void> {
  const own = join(folder, 'functions', name);
  await mkdir(own, { recursive: true });
  const code = `export { ${exported} as default } from '../pages/bundle.mjs';\nexport const config = ${literal(config)};\n`;
  await writeFile(join(own, `${name}.mjs`), code);
}

async function startWith(folder: string, { siteUrl, facts }: Parts): Promise<string> {
  const { listed, policies, statuses, day } = facts;
  const redirects = [...(await readRedirects(folder))];
  const known: FunctionFacts = { siteUrl, listed, policies, redirects, statuses };
  // Netlify's Node has no Temporal yet.
  return `
    import 'temporal-polyfill/global';
    import * as pages from ${literal(resolve(folder, 'server/entry.mjs'))};
    import { openFunction } from ${literal(join(PROJECT, 'src/server/netlify/function.ts'))};
    import { openRebuild } from ${literal(join(PROJECT, 'src/server/netlify/rebuild.ts'))};
    export default openFunction(pages, ${literal(known)}, process.env);
    export const rebuild = openRebuild(${literal({ day, statuses })}, process.env);`;
}

/** A route as URLPattern has it, such as /blog/:slug for /blog/[slug]; a fixed path also needs its trailing slash. */
function pathPatterns(route: string): string[] {
  const pattern = route.replaceAll(/\[([^\]]+)\]/g, ':$1');
  const takesSlash = pattern === route && !route.includes('.') && route !== '/';
  return takesSlash ? [route, `${route}/`] : [pattern];
}
