import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent } from '../reading/yaml-file.ts';
import { claims } from '../schemas/claims.ts';
import type { Finding } from './finding.ts';

const speaker = z.looseObject({ languages: z.array(z.string()).default([]) });
const REGISTER = 'content/claims.yaml';

/**
 * Whether the firm claims more languages than its people's cards name.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function languages(project: string): Finding[] {
  const claim = readContent(project, REGISTER, claims).content.find(
    ({ counts }) => counts === 'languages',
  );
  if (!claim) return [];
  const spoken = new Set(
    globSync('content/people/*.yaml', { cwd: project }).flatMap(
      (file) => readContent(project, file, speaker).content.languages,
    ),
  );
  const count = /\d+/.exec(claim.value)?.[0];
  if (spoken.size >= Number(count)) return [];
  const named = [...spoken].sort().join(', ');
  const what = `says ${claim.value}, but the cards name ${spoken.size} (${named})`;
  const cure =
    'More languages than the cards name. Add to `languages` in content/people/, or claim fewer in figures';
  const point = `claims/${claim.id}/languages`;
  return [{ point, kind: 'figures', by: 'cpa', where: REGISTER, what, cure }];
}
