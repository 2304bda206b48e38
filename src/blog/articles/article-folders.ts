import { join } from 'node:path';

/** The folders of articles. */
export interface ArticleFolders {
  /** The folder of the Markdown files. */
  articles: string;
  /** The folder of static files: articles reference its pictures from the site's root. */
  served: string;
  /** A further host allowed for pictures. */
  imageHost?: string | undefined;
}

const PROJECT = join(import.meta.dirname, '../../..');

/** The firm's own articles. */
export const FIRM_ARTICLES: ArticleFolders = {
  articles: join(PROJECT, 'content', 'posts'),
  served: join(PROJECT, 'src', 'site', 'public'),
};
