import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { ContentError, type ContentProblem } from '../content/reading/content-error.ts';
import { contentProblems, type PageSchemas } from '../content/reading/problems.ts';
import { readContent } from '../content/reading/yaml-file.ts';
import { dueDates } from '../content/schemas/due-date.ts';
import { addressesOf } from './addresses.ts';
import { colourProblems, TOKENS } from './colour-problems.ts';
import { postponedProblems } from './due-dates/postponed-problems.ts';

/**
 * Everything that is wrong in the content of a project: the words of its pages are checked with the
 * schemas in site/screens/<page>/schema.ts, its references with the pages of site/routes.ts.
 *
 * @param project the project's folder
 */
export async function checkContent(project: string): Promise<ContentProblem[]> {
  return [
    ...(await contentProblems(project, await pageSchemas(), addressesOf(project))),
    ...postponed(project),
    ...colours(project),
  ];
}

/** What `contentProblems` has not said of the register of due dates. */
function postponed(project: string): ContentProblem[] {
  try {
    return postponedProblems(readContent(project, 'content/dates.yaml', dueDates));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
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
    if (!schema) throw new Error(`site/${file} exports no schema`);
    return [basename(dirname(file)), schema] as const;
  });
  return new Map(await Promise.all(found));
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}
