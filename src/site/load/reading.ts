import { outlineOf } from '../../blog/html/outline.ts';
import type { Post } from '../../blog/post.ts';
import { withWholeDates } from '../components/Copy/copy-parts.ts';

/** Silent reading of English, in words a minute (Brysbaert 2019, over 190 studies: 238). */
const PACE = 238;

/** A post from this length on is long: three parts and two and a half minutes. */
const LONG = { sections: 3, words: 600 };

/** Text between tags: the sanitizer leaves no unescaped > in it. */
const TEXTS = />[^<]+/g;

/** A post's text as its page shows it. */
export type Reading = ReturnType<typeof readingOf>;

/** A post's HTML for its page, the parts to list (none unless the post is long), and its reading time (at least 1). */
export function readingOf({ content }: Pick<Post, 'content'>) {
  const { html, sections, words } = outlineOf(content);
  const isLong = sections.length >= LONG.sections && words >= LONG.words;
  return {
    html: html.replace(TEXTS, withWholeDates),
    sections: isLong ? sections : [],
    minutes: Math.max(1, Math.round(words / PACE)),
  };
}
