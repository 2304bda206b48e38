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

/** The paths of a project's pages with a file each, of its papers and of audiences; of papers that cannot be read none. */
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
 * Every address of a project that is known before it is built: its pages, the posts that have a
 * file, and the files that are generated or served as they are. What carries a hash in its name is
 * not among them.
 *
 * @param project the project's folder
 */
export function addressesOf(project: string): string[] {
  // Answers to a form, and the 404 page.
  const pages = ROUTES.filter((route) => isStaticRoute(route) && !route.answer);
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
