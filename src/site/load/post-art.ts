import source from '../../../content/pages/blog.yaml';
import { srcsetOf } from '../../blog/picture-address.ts';
import type { Post, PostCard } from '../../blog/post.ts';
import type { Family } from '../../content/schemas/family.ts';
import { blogSchema } from '../screens/blog/schema.ts';
import { blankEngravingSvg, engravingAddress, engravingOf, engravingSvg } from './engraving-art.ts';
import { loadContent } from './load-content.ts';
import { paperLine, papers } from './papers.ts';
import type { Picture } from './photo.ts';
import { postFigure } from './post-figure.ts';
import { services } from './services.ts';

/** The fields that decide a post's engraving. */
export type PostForArt = Pick<Post, 'slug' | 'title' | 'category' | 'denomination'>;

/** Engravings of papers and services, which every build contains; posts with the same number reuse them. */
const built = new Set(
  [
    ...papers.map(({ code, family }) => engravingOf(code, family)),
    ...services.map(({ denomination, family }) => engravingOf(denomination, family)),
  ].map(({ url }) => url),
);

/** Captions by number. */
const lines = new Map([
  ...papers.map((paper) => [paper.code, paperLine(paper)] as const),
  ...services.map(({ denomination, says }) => [denomination, says] as const),
]);

/** A post's own picture in its stored widths, else its engraving. */
export function postPicture(post: PostForArt & Pick<Post, 'image_url'>): Picture {
  const { image_url } = post;
  if (image_url !== null) return { kind: 'photo', src: image_url, srcSet: srcsetOf(image_url) };
  return { kind: 'engraving', src: postArtAddress(post) };
}

/** The address of a post's engraving. */
function postArtAddress(post: PostForArt): string {
  const figure = postFigure(post);
  const shared = figure && engravingAddress(figure, postFamily(post) ?? 'tax');
  return shared && built.has(shared) ? shared : `/art/post/${post.slug}.svg`;
}

/** A post's engraving as SVG, in the ink of its category's family; without a number, seeded by the slug. */
export function postArt(post: PostForArt): string {
  const family = postFamily(post) ?? 'tax';
  const figure = postFigure(post);
  return figure ? engravingSvg(figure, family) : blankEngravingSvg(post.slug, family);
}

/** The meaning of a post's number, if a paper or a service has the same number. */
export function postFigureLine(post: PostForArt): string | undefined {
  return lines.get(postFigure(post) ?? '');
}

const families = new Map(Object.entries(loadContent(blogSchema, source).families));

/** The family of a post's category; undefined for a category that content/pages/blog.yaml does not list. */
export function postFamily({ category }: Pick<PostCard, 'category'>): Family | undefined {
  return families.get(category);
}
