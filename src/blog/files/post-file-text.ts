import { stringify } from 'yaml';
import type { NewPost } from '../post.ts';

/** The part of a post's file below its front matter. */
export interface PostBody {
  text: string;
  /** Markup; see `parsePostFile`. */
  format: 'markdown' | 'html';
}

/** Serializes a post to the text of its file. */
export function postFileText(
  { slug: _slug, content: _content, image_url, denomination, modified_at, ...fields }: NewPost,
  { text, format }: PostBody,
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
