import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { frontMatter } from '../../content/reading/front-matter.ts';
import { inWords } from '../../content/reading/in-words.ts';
import { syntaxInWords } from '../../content/reading/syntax-in-words.ts';
import { type Article, articleSchema, contentSchema, slugSchema } from '../post.ts';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import { markdownToHtml } from './markdown.ts';
import { PLACEHOLDER_EXCERPT } from './placeholder-excerpt.ts';
import { slugOf } from './slug-of.ts';

const { image_url, ...required } = articleSchema.unwrap().omit({ slug: true, content: true }).shape;
const frontMatterSchema = z.strictObject(
  {
    ...required,
    image_url: image_url.optional(),
    format: z.enum(['markdown', 'html'], 'expected markdown or html').default('markdown'),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'expected "key: value" lines' : undefined) },
);
const KEYS = Object.keys(frontMatterSchema.shape).join(', ');

/**
 * Parses a Markdown file with YAML front matter; picture references stay as written. The slug is
 * the file name without `.md`. With `format: html` the body is HTML and stays unchanged.
 *
 * @throws ArticleError; all problems with front matter keys at once
 */
export function parseArticle(file: string, text: string): Article {
  const fail = (field: string, expected: string): never => {
    throw new ArticleError([{ file, field, expected }]);
  };

  const name = file.replace(/\.md$/, '');
  const slug = slugSchema.safeParse(name);
  if (!slug.success) {
    const message = slug.error.issues[0]?.message ?? '';
    return fail('file name', `${message}, then .md, such as ${slugOf(name) || 'my-post'}.md`);
  }

  const parts = frontMatter(text);
  if (!parts)
    return fail('front matter', 'expected it at the top of the file, between two lines of ---');

  const { front: yaml, body } = parts;
  const front = frontMatterSchema.safeParse(parseYaml(yaml, fail), { error: inWords });
  if (!front.success) {
    throw new ArticleError(front.error.issues.flatMap(problemsOf).map((p) => ({ file, ...p })));
  }

  if (front.data.is_published && front.data.excerpt === PLACEHOLDER_EXCERPT) {
    return fail('excerpt', 'expected the article’s own, since it is to be published');
  }
  if (front.data.modified_at !== null && front.data.modified_at > texasToday()) {
    return fail('modified_at', 'expected today or a day before');
  }
  if (!body.trim()) return fail('body', 'expected the article below the front matter');
  const { format, image_url = null, ...fields } = front.data;
  const checked = (html: string) => {
    const { data, error } = contentSchema.safeParse(html);
    return data ?? fail('body', error?.issues[0]?.message ?? '');
  };
  // The limit is checked before parsing too: Markdown is never longer than its HTML, and long
  // Markdown parses slowly.
  const content = checked(format === 'html' ? bodyText(body) : markdownToHtml(checked(body)));
  return { ...fields, slug: slug.data, image_url: image_url || null, content };
}

/** Strips the blank line after the front matter and the final line break. */
function bodyText(body: string): string {
  return body.replace(/^\r?\n/, '').replace(/\n$/, '');
}

function parseYaml(front: string, fail: (field: string, expected: string) => never): unknown {
  try {
    // The line break replaces the opening ---, so line numbers match the file's.
    return parse(`\n${front}`, { logLevel: 'error' });
  } catch (error) {
    if (error instanceof YAMLParseError) {
      const { code, linePos } = error;
      const message = error.message.split(' at line ', 1).join('');
      return fail(`line ${linePos?.[0].line ?? 1}`, syntaxInWords({ code, message }));
    }
    // A ReferenceError means an unknown YAML alias (*name).
    if (!(error instanceof ReferenceError)) throw error;
    return fail(
      'front matter',
      `expected quotes around a text that begins with * or &: ${error.message.split('\n', 1).join('')}`,
    );
  }
}

function problemsOf(issue: z.core.$ZodIssue): Omit<ArticleProblem, 'file'>[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, expected: `expected no such key, only ${KEYS}` }));
  }
  return [{ field: issue.path.join('.') || 'front matter', expected: issue.message }];
}
