import { basename } from 'node:path';
import { contentFiles } from '../../reader/content-texts.ts';
import { publishedArticles } from '../../reader/published-articles.ts';
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

/**
 * Every sentence of one content file, an article's also where it is a draft.
 *
 * @param file from the project's folder
 * @throws ContentError for a file that is no YAML
 */
export function passagesOf(project: string, file: string): Passage[] {
  const name = file.replace(/^content\//, '');
  if (name.endsWith('.md')) {
    const articles = contentFiles(name, project);
    return articles.flatMap(({ source }) => articlePassages(basename(file), source));
  }
  const exhibits = exhibitPassages(project).filter((passage) => passage.file === name);
  return [...contentPassages(project, name), ...exhibits];
}
