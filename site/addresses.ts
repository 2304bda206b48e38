import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { isOnePage, ROUTES } from './routes.ts';

/** The slugs of the services of a project, from its files. */
function servicesIn(project: string): string[] {
  return globSync('content/services/*.yaml', { cwd: project }).map((file) =>
    basename(file, '.yaml'),
  );
}

/**
 * Every address of a project that is known before it is built: its pages, and the files that are
 * generated or served as they are. Posts and what carries a hash in its name are not among them.
 *
 * @param project the project's folder
 */
export function addressesOf(project: string): string[] {
  // What only ever answers a form, and the page for addresses that are none.
  const pages = ROUTES.filter((route) => isOnePage(route) && !(route.hidden && route.onDemand));
  const generated = globSync('pages/**/*.ts', { cwd: import.meta.dirname });
  const served = globSync('site/public/**/*.*', { cwd: project });
  return [
    ...pages.map(({ href }) => href).filter((href) => href !== '/404'),
    ...servicesIn(project).map((slug) => `/services/${slug}`),
    ...[
      ...generated.map((file) => file.replace(/^pages/, '').replace(/\.ts$/, '')),
      ...served.map((file) => file.replace(/^site.public/, '')),
    ]
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.includes('[')),
  ];
}
