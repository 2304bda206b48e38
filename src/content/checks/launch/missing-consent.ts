import { z } from 'zod';
import { readContent } from '../../reader/yaml-file.ts';
import { pastDay, text } from '../../schemas/text.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';

const membership = z.union([
  z.string().transform((name) => ({ name, permission: undefined })),
  z.looseObject({ name: z.string(), permission: text }),
]);
const home = z.looseObject({ memberships: z.looseObject({ items: z.array(membership) }) });
const privacy = z.looseObject({ reviewed: pastDay.optional() });

/**
 * Memberships that nobody has permitted the firm to show, and a privacy policy nobody has reviewed.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function missingConsent(project: string): LaunchProblem[] {
  const shown = readContent(project, 'content/pages/home.yaml', home);
  const policy = readContent(project, 'content/pages/privacy-policy.yaml', privacy);
  const reviewed: LaunchProblem = {
    point: 'privacy/reviewed',
    kind: 'other',
    by: 'cpa',
    ...placeOfField(policy),
    what: 'nobody has approved its words',
    sort: 'The privacy policy is not reviewed',
    cure: 'Write `reviewed: 2026-11-24` (the day) at the head of its file',
  };
  return [
    ...shown.content.memberships.items.flatMap(({ name, permission }, at): LaunchProblem[] => {
      if (permission !== undefined) return [];
      return [
        {
          point: `memberships/${name}`,
          kind: 'other',
          by: 'office',
          ...placeOfField(shown, 'memberships', 'items', at),
          what: 'shown without permission',
          sort: 'Memberships without permission',
          cure: 'Write `- { name: …, permission: where the proof is kept }`',
        },
      ];
    }),
    ...(policy.content.reviewed === undefined ? [reviewed] : []),
  ];
}
