import { basename } from 'node:path';
import { publishedArticles } from '../../reading/published-articles.ts';
import { articlePassages } from './article-passages.ts';
import { contentPassages } from './content-passages.ts';
import { exhibitPassages } from './exhibit-passages.ts';
import type { Passage } from './passage.ts';

/**
 * Every sentence of a project's content files and of its articles, but for drafts.
 *
 * @throws ContentError for a file that cannot be read
 */
export function passages(project?: string): Passage[] {
  const articles = publishedArticles(project);
  return [
    ...contentPassages(project),
    ...exhibitPassages(project),
    ...articles.flatMap(({ file, source }) => articlePassages(basename(file), source)),
  ];
}
