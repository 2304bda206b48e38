import { z } from 'zod';
import { readContent } from '../reading/yaml-file.ts';
import { day, text } from '../schemas/text.ts';
import type { Finding } from './finding.ts';

const membership = z.union([
  z.string().transform((name) => ({ name, permission: undefined })),
  z.looseObject({ name: z.string(), permission: text }),
]);
const home = z.looseObject({ memberships: z.looseObject({ items: z.array(membership) }) });
const privacy = z.looseObject({ reviewed: day.optional() });

/**
 * Memberships that nobody has permitted the firm to show, and a privacy policy nobody has reviewed.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function missingConsent(project: string): Finding[] {
  const { file, content } = readContent(project, 'content/pages/home.yaml', home);
  const policy = readContent(project, 'content/pages/privacy-policy.yaml', privacy);
  const reviewed: Finding = {
    point: 'privacy/reviewed',
    kind: 'other',
    by: 'cpa',
    where: policy.file,
    what: 'nobody has approved its words',
    cure: 'The privacy policy is not reviewed. Write `reviewed: 2026-12-31` (the day) at the head of its file',
  };
  return [
    ...content.memberships.items
      .filter(({ permission }) => permission === undefined)
      .map(
        ({ name }): Finding => ({
          point: `memberships/${name}`,
          kind: 'other',
          by: 'office',
          where: file,
          what: 'shown without permission',
          cure: 'Memberships without permission. Write `- { name: …, permission: where the proof is kept }`',
        }),
      ),
    ...(policy.content.reviewed === undefined ? [reviewed] : []),
  ];
}
