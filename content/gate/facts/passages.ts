import { basename } from 'node:path';
import { contentFiles } from '../../reading/content-texts.ts';
import { articlePassages } from './article-passages.ts';
import { contentPassages } from './content-passages.ts';
import { exhibitPassages } from './exhibit-passages.ts';
import type { Passage } from './passage.ts';

/**
 * Every sentence of a project's content files and of its articles.
 *
 * @throws ContentError for a file that cannot be read
 */
export function passages(project?: string): Passage[] {
  const articles = contentFiles('posts/*.md', project);
  return [
    ...contentPassages(project),
    ...exhibitPassages(project),
    ...articles.flatMap(({ file, source }) => articlePassages(basename(file), source)),
  ];
}
