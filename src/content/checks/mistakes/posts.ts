import { basename } from 'node:path';
import { z } from 'zod';
import { MONTHS } from '../../../base/calendar/months.ts';
import { ContentError, type ContentProblem } from '../../reader/content-error.ts';
import { contentFiles } from '../../reader/content-texts.ts';
import { frontMatter } from '../../reader/front-matter.ts';
import { isDraft } from '../../reader/published-post-files.ts';
import { parseYaml } from '../../reader/yaml-file.ts';

const head = z.looseObject({
  title: z.coerce.string().default(''),
  excerpt: z.coerce.string().default(''),
  category: z.coerce.string().default(''),
});

/** A post's file, read as far as it can be: what is wrong with it is named by its own check. */
export interface PostSource extends z.infer<typeof head> {
  /** The file, from the project's folder. */
  file: string;
  slug: string;
  source: string;
  /** The text below the front matter. */
  body: string;
  /** The problem of a key of the front matter, with its line. */
  problem(key: string, expected: string): ContentProblem;
}

/** The posts of content/posts/; one without readable front matter is left out. */
export function postFiles(project: string): PostSource[] {
  return contentFiles('posts/*.md', project).flatMap(({ file: name, source }) => {
    const file = `content/${name}`;
    const parts = frontMatter(source);
    if (!parts) return [];
    try {
      const { content, problem } = parseYaml(file, parts.frontInPlace);
      const { data } = head.safeParse(content);
      if (!data) return [];
      return [
        {
          ...data,
          ...{ file, slug: basename(file, '.md'), source, body: parts.body },
          problem: (key: string, expected: string) => problem([key], expected),
        },
      ];
    } catch (error) {
      if (error instanceof ContentError) return [];
      throw error;
    }
  });
}

/** The posts that are no drafts. */
export function publishedPosts(project: string): PostSource[] {
  return postFiles(project).filter(({ source }) => !isDraft(source));
}

/** The problem of a place in a post, by the line that has it. */
export function problemAt(
  { file, source }: Pick<PostSource, 'file' | 'source'>,
  place: string,
  expected: string,
): ContentProblem {
  const before = source.slice(0, Math.max(0, source.indexOf(place)));
  return { file, line: before.split('\n').length, field: '', expected };
}

/** The day (YYYY-MM-DD) on which a post says that its sources were read. */
export function checkedOn(body: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^Checked on ([A-Z][a-z]+) (\d{1,2}), (\d{4})\.\s*$/m.exec(body) ?? [];
  const place = MONTHS.indexOf(month) + 1;
  const two = (number: number | string) => String(number).padStart(2, '0');
  return place > 0 ? `${year}-${two(place)}-${two(day)}` : undefined;
}
