import { stringify } from 'yaml';
import type { Article } from '../post.ts';

/** The part of an article's file below its front matter. */
export interface ArticleBody {
  text: string;
  /** Markup; see `parseArticle`. */
  format: 'markdown' | 'html';
}

/** Serializes an article to the text of its file. */
export function articleText(
  { slug: _slug, content: _content, image_url, denomination, modified_at, ...fields }: Article,
  { text, format }: ArticleBody,
): string {
  const front = {
    ...fields,
    ...(denomination !== null && { denomination }),
    ...(modified_at !== null && { modified_at }),
    ...(image_url !== null && { image_url }),
    ...(format === 'html' && { format }),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${text}\n`;
}
