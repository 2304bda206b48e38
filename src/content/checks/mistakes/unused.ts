import { globSync } from 'node:fs';
import { z } from 'zod';
import type { ContentProblem } from '../../reader/content-error.ts';
import { contentTexts, lastKey } from '../../reader/content-texts.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { claims } from '../../schemas/claims.ts';
import { facts } from '../../schemas/facts.ts';
import { passages } from '../facts/passages.ts';
import { REGISTER } from '../facts/register.ts';
import { factualSentences } from '../facts/registered.ts';
import { postFiles } from './posts.ts';

const CLAIMS = 'content/claims.yaml';
const PICTURES = '*.{jpg,jpeg,png,webp,avif}';

/** Claims that no page shows. */
export function unusedClaims(project: string): ContentProblem[] {
  const texts = contentTexts('{firm,testimonials,{pages,people,services}/*}.yaml', project);
  const used = new Set(
    texts.flatMap(({ field, text }) =>
      /^claims?$/.test(lastKey(field))
        ? [text]
        : [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id]) => id),
    ),
  );
  const { content, problem } = readContent(project, CLAIMS, claims);
  return content.flatMap(({ id }, at) =>
    used.has(id) ? [] : [problem([at], 'no page shows it; remove it, or show it')],
  );
}

/** Facts, and figures of examples, that nothing prints. */
export function unusedFacts(project: string): ContentProblem[] {
  const { content: register, problem } = readContent(project, REGISTER, facts);
  const sentences = factualSentences(passages(project), register);
  const printed = new Set(
    sentences.flatMap(({ figures }) => figures.flatMap((figure) => figure.facts)),
  );
  const figuresOf = Map.groupBy(
    sentences.filter(({ isExample }) => isExample),
    ({ file }) => file,
  );
  return [
    ...register.facts.flatMap((fact, at) => {
      const expected = `no sentence prints ${fact.figure} (${fact.says}); remove it`;
      return printed.has(fact) ? [] : [problem(['facts', at], expected)];
    }),
    ...register.examples.flatMap(({ file, figures }, at) => {
      const own = (figuresOf.get(file) ?? []).flatMap((sentence) => sentence.figures);
      return figures.flatMap((figure, place) =>
        own.some((each) => each.figure === figure)
          ? []
          : [
              problem(
                ['examples', at, 'figures', place],
                `the example of ${file} does not print ${figure}; remove it`,
              ),
            ],
      );
    }),
  ];
}

/** Pictures that no YAML file and no post names. */
export function unusedPictureProblems(project: string): ContentProblem[] {
  const named = new Set(
    contentTexts('**/*.yaml', project).map(({ text }) => `content/photos/${text}`),
  );
  const written = postFiles(project).map(({ source }) => source.replaceAll('%20', ' '));
  const inPosts = (file: string) =>
    written.some((source) => source.includes(file.replace('content/posts/', '')));
  const files = globSync([`content/photos/${PICTURES}`, `content/posts/**/${PICTURES}`], {
    cwd: project,
  });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !named.has(file) && !inPosts(file))
    .map((file) => ({
      file,
      field: '',
      expected: 'nothing shows this picture; name it, or remove it',
    }));
}

const blog = z.looseObject({ families: z.record(z.string(), z.string()).default({}) });

/** Categories of posts without a family, and families of categories without a post. */
export function unusedFamilies(project: string): ContentProblem[] {
  const posts = postFiles(project);
  const { content, problem } = readContent(project, 'content/pages/blog.yaml', blog);
  const categories = new Set(posts.map(({ category }) => category));
  return [
    ...posts
      .filter(({ category }) => !Object.hasOwn(content.families, category))
      .map((post) =>
        post.problem(
          'category',
          `"${post.category}" has no family, and so no ink; expected one of ${Object.keys(content.families).join(', ')}, or a line for it under families in content/pages/blog.yaml`,
        ),
      ),
    ...Object.keys(content.families)
      .filter((category) => posts.length > 0 && !categories.has(category))
      .map((category) =>
        problem(['families', category], 'no post of content/posts/ has this category; remove it'),
      ),
  ];
}
