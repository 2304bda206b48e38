import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { LIST_PATH } from '../blog/addresses.ts';
import { readYamlUnchecked } from '../content/reader/yaml-file.ts';
import { AUDIENCES } from '../content/schemas/due-date.ts';
import { datesPath } from '../dates/addresses.ts';
import { paperPath } from '../papers/addresses.ts';
import { isStaticRoute, NOT_FOUND_PATH, ROUTES } from './routes.ts';

const papers = z.array(z.object({ code: z.string() }).catch({ code: '' })).catch([]);

/** The paths of pages with a file each, of papers and of audiences; no papers if the register cannot be read. */
export function dynamicPaths(project: string): string[] {
  return [
    ...ROUTES.flatMap(({ href, files }) =>
      files === undefined
        ? []
        : namesOf(`${files}/*`, '.yaml', project).map((name) => href.replace('[slug]', name)),
    ),
    ...papers
      .parse(readYamlUnchecked(project, 'content/papers.yaml'))
      .map(({ code }) => paperPath(code)),
    ...AUDIENCES.map(datesPath),
  ];
}

/**
 * Every address of a project that is known before the build: pages, posts with a file, and files that
 * are generated or served unchanged, except those with a hash in their names.
 *
 * @param project the project's folder
 */
export function addressesOf(project: string): string[] {
  // Form results, and the 404 page.
  const pages = ROUTES.filter((route) => isStaticRoute(route) && !route.isFormResult);
  const generated = globSync('pages/**/*.ts', { cwd: import.meta.dirname });
  const served = globSync('**/*.*', { cwd: join(project, 'src/site/public') });
  return [
    ...pages.map(({ href }) => href).filter((href) => href !== NOT_FOUND_PATH),
    ...dynamicPaths(project),
    ...AUDIENCES.map((audience) => `${datesPath(audience)}.ics`),
    ...namesOf('posts/*', '.md', project).map((slug) => `${LIST_PATH}/${slug}`),
    ...[
      ...generated.map((file) => file.replace(/^pages/, '').replace(/\.ts$/, '')),
      ...served.map((file) => `/${file}`),
    ]
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.includes('[')),
  ];
}

function namesOf(pattern: string, ending: string, project: string): string[] {
  const files = globSync(`content/${pattern}${ending}`, { cwd: project });
  return files.map((file) => basename(file, ending));
}
