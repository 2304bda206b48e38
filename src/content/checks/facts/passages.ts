import { basename } from 'node:path';
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
