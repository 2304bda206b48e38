import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage } from '../../facts/passage.ts';
import { SERVICES } from '../content.ts';
import { blocks } from './page-prose.ts';

const PAGES = join(import.meta.dirname, '../../dist/client/services');

/** What the exhibits of the built pages say, the figures that their drawings work out included. */
export function drawnPassages(): Passage[] {
  return SERVICES.filter(({ exhibit }) => exhibit).flatMap(({ slug, name, exhibit }) => {
    const page = readFileSync(join(PAGES, `${slug}.html`), 'utf8');
    const texts = blocks(page, 'figure[aria-labelledby="exhibit"]');
    const shared = {
      file: `services/${slug}.yaml`,
      headings: [name, exhibit?.title ?? ''],
      paragraph: texts.join(' | '),
      isExample: true,
    };
    return texts.map((text) => ({ ...shared, text }));
  });
}
