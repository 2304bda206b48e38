import { z } from 'zod';
import type { ContentProblem } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { firm } from '../../schemas/firm.ts';
import { papersFile } from '../../schemas/paper.ts';
import { paperKinds } from '../../schemas/paper-kind.ts';

/** Samples that name no field, which schemas do not compare. */
export function staleSamples(project: string): ContentProblem[] {
  const { content, problem } = readContent(project, 'content/firm.yaml', firm);
  return content.samples.flatMap((name, at) => {
    const value = name.split('.').reduce<unknown>((held, key) => field.parse(held)[key], content);
    if (value !== undefined) return [];
    return [problem(['samples', at], `"${name}" is no field of this file; expected one, or none`)];
  });
}

const field = z.record(z.string(), z.unknown()).catch({});

/** Codes of papers without a page that have one by now. */
export function staleCodes(project: string): ContentProblem[] {
  const papers = new Set(
    readContent(project, 'content/papers.yaml', papersFile).content.map(({ code }) => code),
  );
  const { content, problem } = readContent(project, 'content/paper-kinds.yaml', paperKinds);
  return content.flatMap(({ codes }, kind) =>
    codes.flatMap((code, at) =>
      papers.has(code)
        ? [problem([kind, 'codes', at], `${code} has a page by now; take it out here`)]
        : [],
    ),
  );
}
