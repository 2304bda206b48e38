import { basename } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../reader/yaml-file.ts';
import { claims } from '../../schemas/claims.ts';
import { firm } from '../../schemas/firm.ts';
import { testimonials } from '../../schemas/testimonial.ts';
import { type LaunchProblem, placeOfField, type Sort } from './launch-problem.ts';
import { peopleCards } from './people.ts';

const place = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });

const SORTS = {
  value: {
    kind: 'names',
    by: 'office',
    sort: 'Sample values of the firm',
    cure: 'Write the real one, then take its name off `samples`',
  },
  person: {
    kind: 'names',
    by: 'office',
    sort: 'Sample people',
    cure: 'Write `approved: 2026-11-24`, the day on which the person approved the card',
  },
  location: {
    kind: 'other',
    by: 'office',
    sort: 'Sample specialties',
    cure: 'Once the firm has confirmed them, delete `sample: true`',
  },
  testimonial: {
    kind: 'testimonials',
    by: 'office',
    sort: 'Sample testimonials',
    cure: 'Write `release: where the signed one is kept` under the words',
  },
  claim: {
    kind: 'figures',
    by: 'cpa',
    sort: 'Figures without backing',
    cure: 'Write `backing:` under the claim, and under it `proves:`, its wording once more, and `kept:`, where the proof is',
  },
} as const satisfies Record<string, Sort>;

/**
 * What the site shows and the firm has not yet approved: sample values of the firm and its
 * locations, people who have not approved their card, testimonials without a release, claims without
 * backing for what they say now.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unbacked(project: string): LaunchProblem[] {
  const identity = readContent(project, 'content/firm.yaml', firm);
  const people = peopleCards(project);
  const locations = readContent(project, 'content/locations.yaml', z.array(place));
  const words = readContent(project, 'content/testimonials.yaml', testimonials);
  const register = readContent(project, 'content/claims.yaml', claims);
  return [
    ...identity.content.samples.map((field) => ({
      ...SORTS.value,
      ...(field === 'figuresNote' && { kind: 'figures' as const }),
      ...placeOfField(identity, ...field.split('.')),
      point: `firm/${field}`,
      what: 'a sample value',
    })),
    ...people
      .filter(({ content }) => content.approved === undefined)
      .map((card) => ({
        ...{ ...SORTS.person, ...placeOfField(card) },
        point: `people/${basename(card.file, '.yaml')}`,
        what: `${card.content.name}, a sample person`,
      })),
    ...locations.content.flatMap(({ name, sample }, at) => {
      if (!sample) return [];
      const found = { ...SORTS.location, ...placeOfField(locations, at, 'sample') };
      return [{ ...found, point: `locations/${name}`, what: 'sample specialties' }];
    }),
    ...words.content.flatMap(({ name, role, release }, at) => {
      if (release !== undefined) return [];
      const found = { ...SORTS.testimonial, ...placeOfField(words, at) };
      return [{ ...found, point: `testimonials/${name}`, what: `a sample (${role})` }];
    }),
    ...register.content.flatMap(({ id, wording, backing }, at) => {
      if (backing?.proves === wording) return [];
      const what = backing
        ? `"${wording}", but the backing proves "${backing.proves}"`
        : `"${wording}"`;
      return [{ ...SORTS.claim, ...placeOfField(register, at), point: `claims/${id}`, what }];
    }),
  ];
}
