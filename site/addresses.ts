import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { readYaml } from '../content/reading/yaml-file.ts';
import { notices } from '../content/schemas/notice.ts';
import { noticePath } from '../notices/addresses.ts';
import { isOnePage, NOT_FOUND_PATH, ROUTES } from './routes.ts';

/** The paths of a project's services and papers, from its files. */
export function listedIn(project: string): string[] {
  const services = globSync('content/services/*.yaml', { cwd: project });
  const { content } = readYaml(project, 'content/notices.yaml');
  return [
    ...services.map((file) => `/services/${basename(file, '.yaml')}`),
    ...notices.parse(content).map(({ code }) => noticePath(code)),
  ];
}

/**
 * Every address of a project that is known before it is built: its pages, and the files that are
 * generated or served as they are. Posts and what carries a hash in its name are not among them.
 *
 * @param project the project's folder
 */
export function addressesOf(project: string): string[] {
  // What only ever answers a form, and the page for addresses that are none.
  const pages = ROUTES.filter((route) => isOnePage(route) && !route.answer);
  const generated = globSync('pages/**/*.ts', { cwd: import.meta.dirname });
  const served = globSync('site/public/**/*.*', { cwd: project });
  return [
    ...pages.map(({ href }) => href).filter((href) => href !== NOT_FOUND_PATH),
    ...listedIn(project),
    ...[
      ...generated.map((file) => file.replace(/^pages/, '').replace(/\.ts$/, '')),
      ...served.map((file) => file.replace(/^site.public/, '')),
    ]
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.includes('[')),
  ];
}
