import { z } from 'zod';
import { dayOfMoment } from '../calendar/texas-time.ts';
import { inWords } from '../content/reading/in-words.ts';
import { slug } from '../content/schemas/text.ts';

/** Upper bound of a slug's characters, so that an address typed by a visitor stays a small cache key. */
export const SLUG_MAX = 100;

/** Characters of HTML that the firm may write: a page of the list reads twenty-five posts whole, in an answer of 8 MB. */
const CONTENT_MAX = 250_000;
/** Characters of HTML that are read: sanitizing more would block every page. */
const CONTENT_READ_MAX = 1_000_000;

const DATE_EXPECTED = 'expected a date written YYYY-MM-DD, such as 2026-12-01';

/** A line of text, without signs that would move a terminal's cursor. */
const line = (max: number) => {
  const expected = `expected text of 1 to ${max} characters`;
  return z
    .string({ error: inWords })
    .trim()
    .min(1, expected)
    .max(max, { error: ({ input }) => `${expected}, not ${String(input).length}` })
    .regex(/^\P{Cc}*$/u, 'expected text on one line, without control characters');
};

const tooLong = (max: number) => `expected at most ${max.toLocaleString('en-US')} characters`;

/** The last part of a post's address, /blog/{slug}. */
export const slugSchema = slug.max(SLUG_MAX, `expected at most ${SLUG_MAX} characters`);

/** The HTML that the firm may write. */
export const contentSchema = z
  .string('expected HTML')
  .min(1, 'expected HTML')
  .max(CONTENT_MAX, tooLong(CONTENT_MAX));

/** A day written YYYY-MM-DD. */
export const daySchema = z.iso.date(DATE_EXPECTED);

/** A day of a row, from a column of days or of moments. */
const storedDay = z.union(
  [daySchema, z.iso.datetime({ offset: true, local: true }).transform(dayOfMoment)],
  DATE_EXPECTED,
);

/** Characters of the figure in a post's picture: more would leave its middle. */
const DENOMINATION_MAX = 8;

/** A valid article: stricter than `postSchema`, so that it looks right wherever it is shown. */
export const articleSchema = z
  .strictObject({
    slug: slugSchema,
    title: line(120),
    excerpt: line(400),
    content: contentSchema,
    category: line(60),
    image_url: z.string('expected the address of a picture').nullable(),
    author_name: line(80),
    author_title: line(120),
    denomination: line(DENOMINATION_MAX).nullable().default(null),
    published_at: daySchema,
    /** The day on which the text last changed; null where it has not since it was published. */
    modified_at: daySchema.nullable().default(null),
    is_published: z.boolean('expected true or false'),
  })
  .readonly();

const needed = z.string('expected text').trim().min(1, 'expected text');
/** Optional texts: null and undefined are equal. */
const optional = z
  .string('expected text')
  .trim()
  .nullish()
  .transform((text) => text ?? '');

/** Characters of a line that is read: a picture of it is drawn, which takes a second for some 5,000. */
const LINE_READ_MAX = 1_000;
const readLine = needed.max(LINE_READ_MAX, tooLong(LINE_READ_MAX));

/** A row that is a post, without its content; columns that the site does not know are left out. */
export const cardSchema = z.object({
  id: z.union([needed, z.int().transform(String)], 'expected an id'),
  slug: slugSchema,
  title: readLine,
  excerpt: optional,
  category: readLine,
  image_url: optional.transform((address) => address || null),
  author_name: readLine,
  author_title: optional,
  // Optional: a post is valid without it, or with an invalid value.
  denomination: line(DENOMINATION_MAX).nullable().catch(null).default(null),
  published_at: storedDay,
  modified_at: storedDay.nullable().catch(null).default(null),
  is_published: z.boolean('expected true or false'),
});

/** The columns of a card, in SQL's way and the Data API's. */
export const CARD_COLUMNS = Object.keys(cardSchema.shape).join(',');

/** A row that is a post. */
export const postSchema = cardSchema.extend({
  content: needed.max(CONTENT_READ_MAX, tooLong(CONTENT_READ_MAX)),
});

/** A post before a store has given it an id; `content` is HTML, days are written YYYY-MM-DD. */
export type Article = z.infer<typeof articleSchema>;

/** A post in a store: an article with the id that the store gave it. */
export type Post = Readonly<z.infer<typeof postSchema>>;

/** What a list shows of a post. */
export type PostCard = Readonly<z.infer<typeof cardSchema>>;

/** What a link to a post needs. */
export type PostLink = Pick<Post, 'slug' | 'title'>;

/** The day on which a post last changed after the day of its date, if it did. */
export function changedAfter({
  published_at,
  modified_at,
}: Pick<Post, 'published_at' | 'modified_at'>): string | undefined {
  return modified_at !== null && modified_at > published_at ? modified_at : undefined;
}

/** A picture of an article. */
export interface Picture {
  /** Its address is `/pictures/{name}`: the post's slug, a slash, a file name that is unique to these bytes. */
  readonly name: string;
  /** A WebP picture. */
  readonly content: Uint8Array;
}

/** An article with its own pictures. */
export interface Manuscript {
  readonly article: Article;
  readonly pictures: readonly Picture[];
}

/** Problems, a line for each field, such as `title: expected text`. */
export function misfits({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
