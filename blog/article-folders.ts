import { join } from 'node:path';

/** Where articles come from. */
export interface ArticleFolders {
  /** The folder of the Markdown files. */
  articles: string;
  /** The folder whose files the site serves as they are; pictures of articles are in it. */
  served: string;
}

const PROJECT = join(import.meta.dirname, '..');

/** The firm's own articles. */
export const FIRM_ARTICLES: ArticleFolders = {
  articles: join(PROJECT, 'content', 'posts'),
  served: join(PROJECT, 'site', 'public'),
};
