import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { environment } from '../base/settings/environment.ts';
import { postFileProblems } from '../blog/files/read-post-file.ts';
import { type ContentProblem, undefinedIfInvalid } from '../content/reader/content-error.ts';
import { contentProblems, type PageSchemas } from '../content/reader/problems.ts';
import { readContent } from '../content/reader/yaml-file.ts';
import { dueDatesSchema } from '../content/schemas/due-date.ts';
import { postponedProblems } from '../dates/postponed-problems.ts';
import { addressesOf } from './addresses.ts';

/**
 * All problems in a project's content: pages are checked by the schemas in
 * src/site/screens/<page>/schema.ts, references by the routes of src/site/routes.ts, posts as an import
 * would check them.
 *
 * @param project the project's folder
 */
export async function checkContent(project: string): Promise<ContentProblem[]> {
  const dates = undefinedIfInvalid(() =>
    readContent(project, 'content/dates.yaml', dueDatesSchema),
  );
  return [
    ...(await contentProblems(project, await pageSchemas(), addressesOf(project))),
    ...posts(project),
    ...(dates ? postponedProblems(dates) : []),
  ];
}

function posts(project: string): ContentProblem[] {
  const folders = {
    posts: join(project, 'content/posts'),
    imageHost: environment()['IMAGE_HOST'] || undefined,
  };
  return postFileProblems(folders).map((problem) => ({
    ...problem,
    file: `content/posts/${problem.file}`,
  }));
}

/** The schemas of pages, by the name of the file in content/pages/. */
export async function pageSchemas(): Promise<PageSchemas> {
  const files = globSync('{screens/*,shell}/schema.ts', { cwd: import.meta.dirname });
  const found = files.map(async (file) => {
    const module: unknown = await import(join(import.meta.dirname, file));
    const schema = Object.values(module ?? {}).find(isSchema);
    if (!schema) throw new Error(`src/site/${file} exports no schema`);
    return [basename(dirname(file)), schema] as const;
  });
  return new Map(await Promise.all(found));
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}
