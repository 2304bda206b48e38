import { stringify } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../content/reader/content-error.ts';
import { frontMatter } from '../../content/reader/front-matter.ts';
import { lineAt } from '../../content/reader/text-mistakes.ts';
import { parseYaml, validated } from '../../content/reader/yaml-file.ts';
import { contentSchema, type NewPost, newPostSchema, slugSchema } from '../post.ts';
import { markdownToHtml } from './markdown.ts';
import { markdownMistakes } from './markdown-mistakes.ts';
import { slugOf } from './slug-of.ts';

/** Placeholder excerpt of a new post; a published post must not have it. */
export const PLACEHOLDER_EXCERPT = 'One or two sentences, shown on the card and above the text.';

const { image_url, ...required } = newPostSchema.unwrap().omit({ slug: true, content: true }).shape;

/** The schema of the front matter of a post's file. */
export const frontMatterSchema = z.strictObject(
  {
    ...required,
    image_url: image_url.optional(),
    format: z.enum(['markdown', 'html'], 'expected markdown or html').default('markdown'),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'expected "key: value" lines' : undefined) },
);

/** The last parse of each file, by name: the editor checks all files whenever one changes. */
const readings = new Map<string, { text: string; post: NewPost }>();

/**
 * Parses a Markdown file with YAML front matter; picture references stay as written. The slug is
 * the file name without `.md`. With `format: html` the body is HTML and stays unchanged.
 *
 * @throws ContentError; all problems with front matter keys, or with the Markdown, at once
 */
export function parsePostFile(file: string, text: string): NewPost {
  const last = readings.get(file);
  if (last?.text === text) return last.post;
  const post = parse(file, text);
  readings.set(file, { text, post });
  return post;
}

function parse(file: string, text: string): NewPost {
  const fail = (field: string, expected: string, line?: number): never => {
    throw new ContentError([{ file, line, field, expected }]);
  };

  const name = file.replace(/\.md$/, '');
  const slug = slugSchema.safeParse(name);
  if (!slug.success) {
    const message = slug.error.issues[0]?.message ?? '';
    return fail('file name', `${message}, then .md, such as ${slugOf(name) || 'my-post'}.md`);
  }

  const parts = frontMatter(text);
  if (!parts) {
    const expected = 'expected "key: value" lines at the top of the file, between two lines of ---';
    return fail('front matter', expected, 1);
  }
  const { body } = parts;
  const front = validated(parseYaml(file, parts.frontInPlace), frontMatterSchema);
  if (front.is_published && front.excerpt === PLACEHOLDER_EXCERPT) {
    return fail('excerpt', 'expected the post’s own, since it is to be published');
  }
  if (!body.trim()) return fail('body', 'expected the post below the front matter');
  const { format, image_url = null, ...fields } = front;
  const checked = (html: string) => {
    const { data, error } = contentSchema.safeParse(html);
    return data ?? fail('body', error?.issues[0]?.message ?? '');
  };
  const inHtml = () => {
    // Also checks the limit before parsing: Markdown is never longer than its HTML, and long Markdown
    // parses slowly.
    const html = checked(markdownToHtml(checked(body)));
    const mistakes = markdownMistakes(body, fields.is_published);
    const start = text.length - body.length;
    const problems = mistakes.map(({ offset, expected }) => ({
      file,
      line: lineAt(text, start + offset),
      field: 'body',
      expected,
    }));
    if (problems.length > 0) throw new ContentError(problems);
    return html;
  };
  const content = format === 'html' ? checked(bodyText(body)) : inHtml();
  return { ...fields, slug: slug.data, image_url: image_url || null, content };
}

/** Strips the blank line after the front matter and the final line break. */
function bodyText(body: string): string {
  return body.replace(/^\r?\n/, '').replace(/\n$/, '');
}

/** Serializes a post, with this body, to the text of its file. */
export function postFileText(
  { slug: _slug, content: _content, ...fields }: NewPost,
  body: string,
  format: 'markdown' | 'html' = 'markdown',
): string {
  const all = Object.entries({ ...fields, ...(format === 'html' && { format }) });
  const front = Object.fromEntries(all.filter(([, value]) => value !== null));
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body}\n`;
}
