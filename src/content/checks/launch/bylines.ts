import { basename } from 'node:path';
import { z } from 'zod';
import { frontMatter } from '../../reader/front-matter.ts';
import { publishedPostFiles } from '../../reader/published-post-files.ts';
import { parseYaml } from '../../reader/yaml-file.ts';
import type { LaunchProblem } from './launch-problem.ts';
import { peopleCards } from './people.ts';
import { isHeldOut } from './unlicensed-titles.ts';

const byline = z.looseObject({ author_name: z.string(), author_title: z.string().default('') });

/**
 * The published posts' authors who are samples or not on the team, and titles in bylines that their author
 * needs a license for. Posts that were written elsewhere than in content/posts/ are not read.
 *
 * @param project the project's folder
 * @throws ContentError for a card that cannot be read or does not fit
 */
export function bylines(project: string): LaunchProblem[] {
  const team = peopleCards(project).map(({ content }) => content);
  const posts = publishedPostFiles(project).flatMap(({ file, source }) => {
    const front = parseYaml(`content/${file}`, frontMatter(source)?.front ?? '').content;
    const { data } = byline.safeParse(front);
    return data ? [{ slug: basename(file, '.md'), ...data }] : [];
  });
  const byAuthor = Map.groupBy(posts, ({ author_name }) => author_name);
  const byTitle = Map.groupBy(posts, (one) => `${one.author_name}/${one.author_title}`);
  const shared = { by: 'cpa', where: 'content/posts/' } as const;
  const listed = (some: typeof posts) => some.map(({ slug }) => slug).join(', ');
  return [
    ...[...byAuthor].flatMap(([name, written]): LaunchProblem[] => {
      const person = team.find((one) => one.name === name);
      if (person?.approved !== undefined) return [];
      const what = `${person ? 'a sample person' : 'not on the team'}, wrote ${listed(written)}`;
      const sort = 'Authors who are samples, or not on the team';
      const cure = 'Write who wrote the post to `author_name`, or settle the card';
      return [{ ...shared, point: `authors/${name}`, kind: 'names', what, sort, cure }];
    }),
    ...[...byTitle].flatMap(([point, written]): LaunchProblem[] => {
      const [{ author_name, author_title } = { author_name: '', author_title: '' }] = written;
      const isLicensed = team.some((one) => one.name === author_name && one.license !== undefined);
      if (!isHeldOut(author_title) || isLicensed) return [];
      const what = `of ${listed(written)}`;
      const sort = 'Bylines with a title that Occ. Code 901.453 keeps to license holders';
      const cure = 'Write another to `author_title`, or `license` on the card';
      return [{ ...shared, point: `authors/${point}`, kind: 'other', what, sort, cure }];
    }),
  ];
}
