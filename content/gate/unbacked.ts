import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { readContent } from '../reading/yaml-file.ts';
import { claims } from '../schemas/claims.ts';
import { firm } from '../schemas/firm.ts';
import { testimonials } from '../schemas/testimonial.ts';
import { day } from '../schemas/text.ts';
import type { Finding } from './finding.ts';

const card = z.looseObject({ name: z.string(), approved: day.optional() });
const place = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });

/**
 * What the site shows and the firm has not yet approved: sample values of the firm and its
 * locations, people who have not approved their card, testimonials without a release, claims without
 * backing.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unbacked(project: string): Finding[] {
  const identity = readContent(project, 'content/firm.yaml', firm);
  const people = globSync('content/people/*.yaml', { cwd: project })
    .sort()
    .map((file) => readContent(project, file, card));
  const locations = readContent(project, 'content/locations.yaml', z.array(place));
  const words = readContent(project, 'content/testimonials.yaml', testimonials);
  const register = readContent(project, 'content/claims.yaml', claims);
  return [
    ...identity.content.samples.map(
      (field): Finding => ({
        point: `firm/${field}`,
        kind: field === 'figuresNote' ? 'figures' : 'names',
        by: 'office',
        where: identity.file,
        what: 'a sample value',
        cure: 'Sample values of the firm. Write the real one, then take its name off `samples`',
      }),
    ),
    ...people
      .filter(({ content }) => content.approved === undefined)
      .map(
        ({ file, content }): Finding => ({
          point: `people/${basename(file, '.yaml')}`,
          kind: 'names',
          by: 'office',
          where: file,
          what: `${content.name}, a sample person`,
          cure: 'Sample people. Write `approved: 2026-12-31`, the day on which the person approved the card',
        }),
      ),
    ...locations.content
      .filter(({ sample }) => sample)
      .map(
        ({ name }): Finding => ({
          point: `locations/${name}`,
          kind: 'other',
          by: 'office',
          where: locations.file,
          what: 'sample specialties',
          cure: 'Sample specialties. Once the firm has confirmed them, delete `sample: true`',
        }),
      ),
    ...words.content
      .filter(({ release }) => release === undefined)
      .map(
        ({ name, role }): Finding => ({
          point: `testimonials/${name}`,
          kind: 'testimonials',
          by: 'office',
          where: words.file,
          what: `a sample (${role})`,
          cure: 'Sample testimonials. Write `release: where the signed one is kept` under the words',
        }),
      ),
    ...register.content
      .filter(({ backing }) => backing === undefined)
      .map(
        ({ id, wording }): Finding => ({
          point: `claims/${id}`,
          kind: 'figures',
          by: 'cpa',
          where: register.file,
          what: `"${wording}"`,
          cure: 'Figures without backing. Write `backing: where the proof is kept` under the claim',
        }),
      ),
  ];
}
