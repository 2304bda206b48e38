import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(import.meta.dirname, '../../dist/client');

/** Every page that the build wrote, by its route. */
export function builtPages(): { route: string; html: string }[] {
  return globSync('**/*.html', { cwd: CLIENT })
    .sort()
    .map((file) => ({
      route: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
      html: readFileSync(join(CLIENT, file), 'utf8'),
    }));
}
