import { globSync } from 'node:fs';
import type { ContentProblem } from '../../reader/content-error.ts';
import { contentTexts } from '../../reader/content-texts.ts';
import { postFiles } from './posts.ts';

const PICTURES = '*.{jpg,jpeg,png,webp,avif}';

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
