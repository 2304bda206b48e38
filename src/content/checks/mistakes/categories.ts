import { z } from 'zod';
import type { ContentProblem } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { postFiles } from './posts.ts';

const blog = z.looseObject({ families: z.record(z.string(), z.string()).default({}) });

/** Categories of posts without a family. */
export function categoriesWithoutFamily(project: string): ContentProblem[] {
  const { families } = readContent(project, 'content/pages/blog.yaml', blog).content;
  return postFiles(project)
    .filter(({ category }) => !Object.hasOwn(families, category))
    .map(({ category, problem }) =>
      problem(
        'category',
        `"${category}" has no family, and so no ink; expected one of ${Object.keys(families).join(', ')}, or a line for it under families in content/pages/blog.yaml`,
      ),
    );
}
