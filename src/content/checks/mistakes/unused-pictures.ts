import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { ContentProblem } from '../../reader/content-error.ts';
import { contentFiles } from '../../reader/content-texts.ts';

const PICTURES = 'content/{photos,posts}/**/*.{jpg,jpeg,png,webp,avif,svg}';

/** A problem for each picture in content/ that no content file names. */
export function unusedPictureProblems(project: string): ContentProblem[] {
  const expected = 'nothing shows this picture; name it, or remove it';
  const texts = contentFiles('**/*.{yaml,md}', project)
    .map(({ source }) => source.replaceAll('%20', ' '))
    .join('\n');
  return globSync(PICTURES, { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !texts.includes(basename(file)))
    .map((file) => ({ file, field: '', expected }));
}
