import type { Post } from '../../blog/post.ts';
import { drawShare } from './draw-share.ts';
import { firm } from './firm.ts';
import { postFamily } from './post-art.ts';
import { postFigure } from './post-figure.ts';
import type { SharePicture } from './share-pictures.ts';

type Drawing = ReturnType<typeof drawShare>;

/** Some 70 KB each. */
const MOST_REMEMBERED = 16;
/** Keyed by content: a page is rendered again whenever any post changes. */
const drawn = new Map<string, Drawing>();

/** The picture of a shared link to a post. */
export function postShare({
  slug,
  title,
}: Pick<Post, 'slug' | 'title'>): Pick<SharePicture, 'url' | 'alt'> {
  return { url: `/share/blog/${slug}.png`, alt: `${title}, ${firm.name}` };
}

/** The shared picture as a PNG: the post's title and its note. */
export function drawPostShare(post: Post): Drawing {
  const figure = postFigure(post);
  const shared = {
    title: post.title,
    number: figure ?? post.slug,
    isBlank: figure === undefined,
    family: postFamily(post),
  };
  const key = JSON.stringify(shared);
  const drawing = drawn.get(key) ?? drawShare(shared);
  drawn.delete(key);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  const [oldest = ''] = drawn.keys();
  if (drawn.size > MOST_REMEMBERED) drawn.delete(oldest);
  return drawing;
}
