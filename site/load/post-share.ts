import type { Post } from '../../blog/post.ts';
import { postRosette } from './art.ts';
import { drawShare } from './draw-share.ts';
import { firm } from './firm.ts';
import { postFigure } from './post-figure.ts';
import type { SharePicture } from './share-pictures.ts';

type Drawing = ReturnType<typeof drawShare>;

/** Some 70 KB each. */
const MOST_REMEMBERED = 16;
/** By what they show: a page is rendered anew whenever any post has changed. */
const drawn = new Map<string, Drawing>();

/** What is shown beside a link to a post where it is shared. */
export function postShare({
  slug,
  title,
}: Pick<Post, 'slug' | 'title'>): Pick<SharePicture, 'url' | 'alt'> {
  return { url: `/share/blog/${slug}.png`, alt: `${title}, ${firm.name}` };
}

/** That picture as a PNG: the post's title, its rosette and the figure in it. */
export function drawPostShare(post: Post): Drawing {
  const words = { title: post.title, denomination: postFigure(post) };
  const key = JSON.stringify([post.slug, words]);
  const drawing = drawn.get(key) ?? drawShare(words, postRosette(post));
  drawn.delete(key);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  const [oldest = ''] = drawn.keys();
  if (drawn.size > MOST_REMEMBERED) drawn.delete(oldest);
  return drawing;
}
