import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { ContentProblem } from '../content/reading/content-error.ts';
import { contentProblems, type PageSchemas } from '../content/reading/problems.ts';
import { redirectProblems } from './check-redirects.ts';

/**
 * Everything that is wrong in the content of a project, its pages' words held against the schemas
 * in site/screens/<page>/schema.ts, its old addresses against the pages there are.
 *
 * @param project the project's folder
 */
export async function checkContent(project: string): Promise<ContentProblem[]> {
  return [...(await contentProblems(project, await pageSchemas())), ...redirectProblems(project)];
}

async function pageSchemas(): Promise<PageSchemas> {
  const files = globSync('screens/*/schema.ts', { cwd: import.meta.dirname });
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
