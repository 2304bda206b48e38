import { basename } from 'node:path';
import { z } from 'zod';
import { type ContentProblem, undefinedIfInvalid } from './content-error.ts';
import { contentFiles } from './content-texts.ts';
import { frontMatter } from './front-matter.ts';
import { parseYaml } from './yaml-file.ts';

const words = z.coerce.string().default('');
const head = z.looseObject({
  title: words,
  excerpt: words,
  author_name: words,
  author_title: words,
  modified_at: words,
  is_published: z.unknown().optional(),
});

/** A post's file, read as far as possible; `src/blog/files/` reports its problems. */
export interface PostHead extends z.infer<typeof head> {
  /** The file, from the project's folder. */
  file: string;
  slug: string;
  source: string;
  /** The text below the front matter. */
  body: string;
  /** Creates the problem of a key of the front matter, with its line. */
  problem(key: string, expected: string): ContentProblem;
}

/**
 * The posts that visitors see now or later. Omits drafts, which may be incomplete, and posts without
 * readable front matter.
 */
export function publishedPostHeads(project?: string): PostHead[] {
  return contentFiles('posts/*.md', project).flatMap(({ file: name, source }) => {
    const file = `content/${name}`;
    const parts = frontMatter(source);
    const yaml = parts && undefinedIfInvalid(() => parseYaml(file, parts.frontInPlace));
    const { data } = head.safeParse(yaml?.content);
    if (!(parts && yaml && data) || data.is_published === false) return [];
    const problem = (key: string, expected: string) => yaml.problem([key], expected);
    return [{ ...data, file, slug: basename(file, '.md'), source, body: parts.body, problem }];
  });
}
