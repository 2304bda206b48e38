import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltFacts } from '../../netlify/built-facts.ts';
import { builtFiles } from '../../server/built-files.ts';
import { loadPages, visitedRoutes } from '../../server/pages.ts';
import { problemPage } from '../../server/problem.ts';
import { PROBLEMS } from '../../server/problems.ts';
import { readRedirects } from '../../server/redirects.ts';
import { bundle, literal, PROJECT } from '../bundle.ts';

const NAME = 'pages';

/**
 * Makes `functions/pages/` of what Astro built in `folder`/server: all code in one file, and one with
 * the function's settings, which Netlify reads without running it.
 */
export async function bundleFunction(folder: string, siteUrl: string): Promise<void> {
  const own = join(folder, 'functions', NAME);
  await mkdir(own, { recursive: true });
  const pages = resolve(folder, 'server/entry.mjs');
  await bundle('bundle', startWith(pages, await factsOf(folder, siteUrl)), own);
  const config = {
    path: visitedRoutes(await loadPages(folder)).flatMap(({ route }) => pathPatterns(route)),
    method: ['GET', 'HEAD', 'POST'],
    preferStatic: true,
  };
  const code = `export { default } from './bundle.mjs';\nexport const config = ${literal(config)};\n`;
  await writeFile(join(own, `${NAME}.mjs`), code);
}

function startWith(pages: string, built: BuiltFacts): string {
  return `
    import * as pages from ${literal(pages)};
    import { openFunction } from ${literal(join(PROJECT, 'netlify/open-function.ts'))};
    export default openFunction(pages, ${literal(built)}, process.env);`;
}

async function factsOf(folder: string, siteUrl: string): Promise<BuiltFacts> {
  const { files, policies } = await builtFiles(folder);
  const missing = files.find(({ path }) => path === '/404');
  if (missing === undefined) throw new Error('the build has no page /404');
  const notFound = { html: await readFile(missing.file, 'utf8'), headers: missing.headers };
  const redirects = [...(await readRedirects(folder))];
  return { siteUrl, policies, redirects, notFound, fault: problemPage(PROBLEMS[500]) };
}

/** A route as URLPattern has it, such as /blog/:slug for /blog/[slug]; one without a part to fill in takes no slash at its end by itself. */
function pathPatterns(route: string): string[] {
  const pattern = route.replaceAll(/\[([^\]]+)\]/g, ':$1');
  return pattern === route && !route.includes('.') ? [route, `${route}/`] : [pattern];
}
