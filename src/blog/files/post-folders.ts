import { join } from 'node:path';

/** The folders of posts. */
export interface PostFolders {
  /** The folder of the Markdown files. */
  posts: string;
  /** The folder of static files: posts reference its pictures from the site's root. */
  served: string;
  /** A further host allowed for pictures. */
  imageHost?: string | undefined;
}

const PROJECT = join(import.meta.dirname, '../../..');

/** The firm's own posts. */
export const FIRM_POSTS: PostFolders = {
  posts: join(PROJECT, 'content', 'posts'),
  served: join(PROJECT, 'src', 'site', 'public'),
};
