import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { environment } from '../base/settings/environment.ts';
import { postFileProblems } from '../blog/files/read-post-file.ts';
import { ContentError, type ContentProblem } from '../content/reader/content-error.ts';
import { logoProblem } from '../content/reader/photo-problem.ts';
import { contentProblems, type PageSchemas } from '../content/reader/problems.ts';
import { readContent, type YamlFile } from '../content/reader/yaml-file.ts';
import { dueDates } from '../content/schemas/due-date.ts';
import { type Firm, firm } from '../content/schemas/firm.ts';
import { postponedProblems } from '../dates/postponed-problems.ts';
import { addressesOf } from './addresses.ts';
import { colourProblems, TOKENS } from './colour-problems.ts';

/**
 * Everything that is wrong in the content of a project: the words of its pages are checked with the
 * schemas in src/site/screens/<page>/schema.ts, its references with the pages of src/site/routes.ts, its posts as an import
 * would.
 *
 * @param project the project's folder
 */
export async function checkContent(project: string): Promise<ContentProblem[]> {
  return [
    ...(await contentProblems(project, await pageSchemas(), addressesOf(project))),
    ...posts(project),
    ...(await foundIn(project, 'content/dates.yaml', dueDates, postponedProblems)),
    ...(await foundIn(project, 'content/firm.yaml', firm, (yaml) => logoOf(project, yaml))),
    ...colours(project),
  ];
}

function posts(project: string): ContentProblem[] {
  const folders = {
    posts: join(project, 'content/posts'),
    served: join(project, 'src/site/public'),
    imageHost: environment()['IMAGE_HOST'] || undefined,
  };
  return postFileProblems(folders).map((problem) => ({
    ...problem,
    file: `content/posts/${problem.file}`,
  }));
}

/** Problems from a check that runs after each file has been checked by itself. */
async function foundIn<Content>(
  project: string,
  file: string,
  schema: z.ZodType<Content>,
  check: (yaml: YamlFile<Content>) => ContentProblem[] | Promise<ContentProblem[]>,
): Promise<ContentProblem[]> {
  try {
    return await check(readContent(project, file, schema));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

async function logoOf(project: string, { content, problem }: YamlFile<Firm>) {
  const expected = content.logo && (await logoProblem(project, content.logo));
  return expected ? [problem(['logo'], expected)] : [];
}

/** A copy of the content alone, as tests make, has no colours. */
function colours(project: string): ContentProblem[] {
  const file = join(project, TOKENS);
  return existsSync(file) ? colourProblems(readFileSync(file, 'utf8')) : [];
}

/** The schemas of the pages’ words, by the name of the file in content/pages/. */
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
