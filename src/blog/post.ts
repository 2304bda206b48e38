import { z } from 'zod';
import { dayOfMoment } from '../base/calendar/texas-time.ts';
import { issueInWords } from '../content/reader/issue-in-words.ts';
import { slug } from '../content/schemas/text.ts';

/** Maximum characters of a slug, which bounds cache keys from visitors. */
export const SLUG_MAX = 100;

/** Maximum HTML characters of a post: a feed reads 20 whole posts within 8 MB. */
const CONTENT_MAX = 250_000;
/** Maximum HTML characters read: sanitizing more would block the server. */
const CONTENT_READ_MAX = 1_000_000;

const DATE_EXPECTED = 'expected a date written YYYY-MM-DD, such as 2026-12-01';

/** One line of text, without control characters. */
const line = (max: number) => {
  const expected = `expected text of 1 to ${max} characters`;
  return z
    .string({ error: issueInWords })
    .trim()
    .min(1, expected)
    .max(max, { error: ({ input }) => `${expected}, not ${String(input).length}` })
    .regex(/^\P{Cc}*$/u, 'expected text on one line, without control characters');
};

const tooLong = (max: number) => `expected at most ${max.toLocaleString('en-US')} characters`;

/** The last part of a post's address, /blog/{slug}. */
export const slugSchema = slug.max(SLUG_MAX, `expected at most ${SLUG_MAX} characters`);

/** The HTML of a post to save. */
export const contentSchema = z
  .string('expected HTML')
  .min(1, 'expected HTML')
  .max(CONTENT_MAX, tooLong(CONTENT_MAX));

/** A day written YYYY-MM-DD. */
const daySchema = z.iso.date(DATE_EXPECTED);

/** A day, from a date or timestamp column; in Texas, YYYY-MM-DD. */
const storedDay = z.union(
  [daySchema, z.iso.datetime({ offset: true, local: true }).transform(dayOfMoment)],
  DATE_EXPECTED,
);

/** Maximum characters of the text in the middle of a post's engraving. */
const DENOMINATION_MAX = 8;

/** Schema of a post to save; stricter than `postSchema`, so that the post displays well everywhere. */
export const newPostSchema = z
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
    /** The day of the last change, for search engines and feeds. */
    modified_at: daySchema.nullable().default(null),
    is_published: z.boolean('expected true or false'),
  })
  .readonly();

const nonEmpty = z.string('expected text').trim().min(1, 'expected text');
/** Optional text: null and missing become ''. */
const optional = z
  .string('expected text')
  .trim()
  .nullish()
  .transform((text) => text ?? '');

/** Maximum characters of a line read: drawing about 5,000 takes a second. */
const LINE_READ_MAX = 1_000;
const readLine = nonEmpty.max(LINE_READ_MAX, tooLong(LINE_READ_MAX));

/** Schema of a post's row without its content; drops unknown columns. */
export const cardSchema = z.object({
  id: z.union([nonEmpty, z.int().transform(String)], 'expected an id'),
  slug: slugSchema,
  title: readLine,
  excerpt: optional,
  category: readLine,
  image_url: optional.transform((address) => address || null),
  author_name: readLine,
  author_title: optional,
  // An invalid value or missing column counts as null.
  denomination: line(DENOMINATION_MAX).nullable().catch(null).default(null),
  published_at: storedDay,
  modified_at: storedDay.nullable().catch(null).default(null),
  is_published: z.boolean('expected true or false'),
});

/** Columns of a card, as in SQL and the Data API. */
export const CARD_COLUMNS = Object.keys(cardSchema.shape).join(',');

/** Schema of a post's row for an export: keeps the HTML unchanged. */
export const storedSchema = cardSchema.extend({ content: z.string('expected text') });

/** Schema of a post's row. */
export const postSchema = cardSchema.extend({
  content: nonEmpty.max(CONTENT_READ_MAX, tooLong(CONTENT_READ_MAX)),
});

/** A post without an id, to save; `content` is HTML, days are YYYY-MM-DD. */
export type NewPost = z.infer<typeof newPostSchema>;

/** A post from a store, with its id. */
export type Post = Readonly<z.infer<typeof postSchema>>;

/** A post as shown in lists. */
export type PostCard = Readonly<z.infer<typeof cardSchema>>;

/** The state of a post on a day in Texas (YYYY-MM-DD); a scheduled post becomes published on its date. */
export function stateOf(
  { is_published, published_at }: Pick<Post, 'is_published' | 'published_at'>,
  today: string,
): 'draft' | 'scheduled' | 'published' {
  if (!is_published) return 'draft';
  return published_at > today ? 'scheduled' : 'published';
}

/** `modified_at`, if later than `published_at` and not in the future; else null (`today` in Texas: YYYY-MM-DD). */
export function changedOn(
  { published_at, modified_at }: Pick<Post, 'published_at' | 'modified_at'>,
  today: string,
): string | null {
  const isSince = modified_at !== null && published_at < modified_at && modified_at <= today;
  return isSince ? modified_at : null;
}

export interface PostPicture {
  /** `{slug}/{file}`, unique to the content; served at `/pictures/{name}`. */
  readonly name: string;
  /** A WebP picture. */
  readonly content: Uint8Array;
}

/** A post with its own pictures. */
export interface PostFile {
  readonly post: NewPost;
  readonly pictures: readonly PostPicture[];
}

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const base64 = z.codec(z.base64(), bytes, {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (bytes) => Buffer.from(bytes).toString('base64'),
});

/** Posts with their pictures as JSON. */
export const postFilesJson = z.array(
  z.object({
    post: newPostSchema,
    pictures: z.array(z.object({ name: z.string(), content: base64 })).readonly(),
  }),
);
