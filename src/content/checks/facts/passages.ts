import { basename } from 'node:path';
import { contentFiles } from '../../reader/content-texts.ts';
import { publishedPostFiles } from '../../reader/published-post-files.ts';
import { contentPassages } from './content-passages.ts';
import { exhibitPassages } from './exhibit-passages.ts';
import type { Passage } from './passage.ts';
import { postPassages } from './post-passages.ts';

/**
 * Every sentence of a project's content files and of its posts, but for drafts.
 *
 * @throws ContentError for a file that cannot be read
 */
export function passages(project?: string): Passage[] {
  const posts = publishedPostFiles(project);
  return [
    ...contentPassages(project),
    ...exhibitPassages(project),
    ...posts.flatMap(({ file, source }) => postPassages(basename(file), source)),
  ];
}

/**
 * Every sentence of one content file, a post's also where it is a draft.
 *
 * @param file from the project's folder
 * @throws ContentError for a file that is no YAML
 */
export function passagesOf(project: string, file: string): Passage[] {
  const name = file.replace(/^content\//, '');
  if (name.endsWith('.md')) {
    const posts = contentFiles(name, project);
    return posts.flatMap(({ source }) => postPassages(basename(file), source));
  }
  const exhibits = exhibitPassages(project).filter((passage) => passage.file === name);
  return [...contentPassages(project, name), ...exhibits];
}
