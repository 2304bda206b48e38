import { outlineOf } from '../../blog/html/outline.ts';
import type { Post } from '../../blog/post.ts';
import { withWholeDates } from '../components/Copy/copy-parts.ts';

/** Silent reading of English, in words a minute (Brysbaert 2019, over 190 studies: 238). */
const PACE = 238;

/** A post is long from here on: three parts and two and a half minutes. */
const LONG = { sections: 3, words: 600 };

/** Text between tags: the sanitizer leaves no bare > in them. */
const TEXTS = />[^<]+/g;

/** A post's text as its page shows it. */
export type Reading = ReturnType<typeof readingOf>;

/** A post's text, ready for its page; parts to list only where it is long, and the minutes that it takes, at least 1. */
export function readingOf({ content }: Pick<Post, 'content'>) {
  const { html, sections, words } = outlineOf(content);
  const isLong = sections.length >= LONG.sections && words >= LONG.words;
  return {
    html: html.replace(TEXTS, withWholeDates),
    sections: isLong ? sections : [],
    minutes: Math.max(1, Math.round(words / PACE)),
  };
}
