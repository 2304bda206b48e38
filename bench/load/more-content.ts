import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

const service = z.looseObject({ order: z.number(), name: z.string() });

/**
 * Gives a project so many times its services and articles, as docs/content.md says: copies under
 * other names, each with its place in the menus.
 *
 * @param folder a copy of the project, which is changed
 */
export function multiplyContent(folder: string, times: number): void {
  const content = join(folder, 'content');
  const copies = Array.from({ length: times - 1 }, (_, place) => place + 2);
  const services = globSync(join(content, 'services/*.yaml'));
  for (const file of services) {
    const { order, name, ...words } = service.parse(parse(readFileSync(file, 'utf8')));
    for (const copy of copies) {
      const changed = { order: order + services.length * copy, name: `${name} ${copy}`, ...words };
      writeFileSync(file.replace('.yaml', `-${copy}.yaml`), stringify(changed));
    }
  }
  for (const file of globSync(join(content, 'posts/*.md'))) {
    for (const copy of copies) copyFileSync(file, file.replace('.md', `-${copy}.md`));
  }
}
