import { z } from 'zod';
import { slug } from '../content/schemas/text.ts';
import { isImageAddress } from './address.ts';

/** Upper bound of a slug's characters, so that an address typed by a visitor stays a small cache key. */
export const SLUG_MAX = 100;

const text = (max: number) => {
  const expected = `expected text of 1 to ${max} characters`;
  return z.string(expected).trim().min(1, expected).max(max, expected);
};

const DATE_EXPECTED = 'expected a date written YYYY-MM-DD';
const IMAGE_EXPECTED = 'expected the address of a picture on this site, starting with one /';

/** The last part of a post's address, /blog/{slug}. */
export const slugSchema = slug.max(SLUG_MAX, `expected at most ${SLUG_MAX} characters`);

const fields = {
  slug: slugSchema,
  title: text(120),
  excerpt: text(400),
  /** HTML. */
  content: z.string('expected HTML').min(1, 'expected HTML'),
  category: text(60),
  image_url: z.string(IMAGE_EXPECTED).refine(isImageAddress, IMAGE_EXPECTED).nullable(),
  author_name: text(80),
  author_title: text(120),
  published_at: z.iso.date(DATE_EXPECTED),
  is_published: z.boolean('expected true or false'),
};

/** A post before a store has given it an id. */
export const articleSchema = z.strictObject(fields).readonly();

/** A post as a store keeps it; columns that the site does not know are left out. */
export const postSchema = z
  .object({ id: z.string('expected an id').min(1, 'expected an id'), ...fields })
  .readonly();

/** See `articleSchema`; `content` is HTML, `published_at` is written YYYY-MM-DD. */
export type Article = z.infer<typeof articleSchema>;

/** See `postSchema`: an article with the id that its store gave it. */
export type Post = z.infer<typeof postSchema>;
