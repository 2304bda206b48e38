import source from '../../../content/pages/blog.yaml';
import { srcsetOf } from '../../blog/picture-address.ts';
import type { Post, PostCard } from '../../blog/post.ts';
import type { Family } from '../../content/schemas/family.ts';
import { blogSchema } from '../screens/blog/schema.ts';
import { drawnBlankNote, engravingOf, engravingSvg, noteAddress } from './engraving-art.ts';
import { loadContent } from './load-content.ts';
import { paperLine, papers } from './papers.ts';
import type { Picture } from './photo.ts';
import { postFigure } from './post-figure.ts';
import { services } from './services.ts';

/** The fields that a post's engraving is drawn from. */
export type PostForArt = Pick<Post, 'slug' | 'title' | 'category' | 'denomination'>;

/** The engravings that the build draws whatever posts there are: a post about such a number shows the same file. */
const built = new Set(
  [
    ...papers.map(({ code, family }) => engravingOf(code, family)),
    ...services.map(({ denomination, family }) => engravingOf(denomination, family)),
  ].map(({ url }) => url),
);

/** Lines for numbers by themselves. */
const lines = new Map([
  ...papers.map((paper) => [paper.code, paperLine(paper)] as const),
  ...services.map(({ denomination, says }) => [denomination, says] as const),
]);

/** The picture of a post: its own, in the widths it is kept in, else its engraving. */
export function postPicture(post: PostForArt & Pick<Post, 'image_url'>): Picture {
  const { image_url } = post;
  if (image_url !== null) return { kind: 'photo', src: image_url, srcSet: srcsetOf(image_url) };
  return { kind: 'engraving', src: postArtAddress(post) };
}

/** The address of a post's engraving: of its number, in the ink of its category's family. */
function postArtAddress(post: PostForArt): string {
  const figure = postFigure(post);
  const shared = figure && noteAddress(figure, postFamily(post) ?? 'tax');
  return shared && built.has(shared) ? shared : `/art/post/${post.slug}.svg`;
}

/** The engraving of a post as the text of an SVG file; without a number, that of its slug. */
export function postArt(post: PostForArt): string {
  const family = postFamily(post) ?? 'tax';
  const figure = postFigure(post);
  return figure ? engravingSvg(figure, family) : drawnBlankNote(post.slug, family);
}

/** The meaning of a post's number, if a paper or a service has it too. */
export function postFigureLine(post: PostForArt): string | undefined {
  return lines.get(postFigure(post) ?? '');
}

const families = new Map(Object.entries(loadContent(blogSchema, source).families));

/** The family that a post's category belongs to; none for a category that content/pages/blog.yaml does not name. */
export function postFamily({ category }: Pick<PostCard, 'category'>): Family | undefined {
  return families.get(category);
}
