import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { isImageAddress } from './address.ts';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import { markdownToHtml } from './markdown.ts';
import { type Article, articleSchema, slugSchema } from './post.ts';
import { pictureAddresses } from './sanitize.ts';

const { image_url, ...required } = articleSchema.unwrap().omit({ slug: true, content: true }).shape;
const frontMatterSchema = z.strictObject(
  { ...required, image_url: image_url.optional() },
  { error: ({ code }) => (code === 'invalid_type' ? 'expected "key: value" lines' : undefined) },
);
const KEYS = Object.keys(frontMatterSchema.shape).join(', ');

const PARTS = /^\uFEFF?---[ \t]*\r?\n(?<front>[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/;

/**
 * The post in a Markdown file with YAML front matter. The slug is the file's
 * name without `.md`.
 *
 * @throws ArticleError; problems with front matter keys come all at once
 */
export function parseArticle(file: string, text: string): Article {
  const fail = (field: string, expected: string): never => {
    throw new ArticleError([{ file, field, expected }]);
  };

  const slug = slugSchema.safeParse(file.replace(/\.md$/, ''));
  if (!slug.success) return fail('file name', `${slug.error.issues[0]?.message ?? ''}, then .md`);

  const parts = PARTS.exec(text)?.groups;
  if (!parts) return fail('front matter', 'expected it first, between two lines of ---');

  const { front: yaml = '', body = '' } = parts;
  const front = frontMatterSchema.safeParse(parseYaml(yaml, fail));
  if (!front.success) {
    throw new ArticleError(front.error.issues.flatMap(problemsOf).map((p) => ({ file, ...p })));
  }

  if (!body.trim()) return fail('body', 'expected the article below the front matter');
  const content = markdownToHtml(body);
  const foreign = pictureAddresses(content).find((address) => !isImageAddress(address));
  if (foreign !== undefined) {
    return fail('body', `expected pictures from this site, starting with one /, not ${foreign}`);
  }
  return {
    ...front.data,
    slug: slug.data,
    image_url: front.data.image_url ?? null,
    content,
  };
}

function parseYaml(front: string, fail: (field: string, expected: string) => never): unknown {
  try {
    // The line break stands for the opening ---, so that line numbers are the file's.
    return parse(`\n${front}`, { logLevel: 'error' });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const reason = error.message.split('\n', 1).join('').replace(/:$/, '');
    return fail('front matter', `expected YAML (a text with ": " in it needs quotes): ${reason}`);
  }
}

function problemsOf(issue: z.core.$ZodIssue): Omit<ArticleProblem, 'file'>[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, expected: `expected no such key, only ${KEYS}` }));
  }
  return [{ field: issue.path.join('.') || 'front matter', expected: issue.message }];
}
