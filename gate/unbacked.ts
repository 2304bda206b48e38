import { globSync } from 'node:fs';
import { z } from 'zod';
import { readYaml, underSchema } from '../content/reading/yaml-file.ts';
import { claims } from '../content/schemas/claims.ts';
import { firm } from '../content/schemas/firm.ts';
import { testimonials } from '../content/schemas/testimonial.ts';
import type { Finding } from './finding.ts';

const sampled = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });

/**
 * What the site shows and the firm has not yet stood behind: sample values of the firm and its
 * locations, sample people and testimonials, claims without backing.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unbacked(project: string): Finding[] {
  const read = <Content>(where: string, schema: z.ZodType<Content>) => ({
    where,
    holds: underSchema(readYaml(project, where), schema),
  });
  const identity = read('content/firm.yaml', firm);
  const people = globSync('content/people/*.yaml', { cwd: project }).sort();
  const locations = read('content/locations.yaml', z.array(sampled));
  const said = read('content/testimonials.yaml', testimonials);
  const claimed = read('content/claims.yaml', claims);
  return [
    ...identity.holds.samples.map((field) => ({
      where: identity.where,
      what: `${field} is a sample value`,
    })),
    ...people
      .map((file) => read(file, sampled))
      .filter(({ holds }) => holds.sample)
      .map(({ where, holds }) => ({ where, what: `${holds.name} is a sample person` })),
    ...locations.holds
      .filter(({ sample }) => sample)
      .map(({ name }) => ({ where: locations.where, what: `${name} has sample specialties` })),
    ...said.holds
      .filter(({ sample }) => sample)
      .map(({ name }) => ({ where: said.where, what: `${name} is a sample testimonial` })),
    ...claimed.holds
      .filter(({ backing }) => backing === undefined)
      .map(({ id, wording }) => ({
        where: claimed.where,
        what: `${id} ("${wording}") has no backing`,
      })),
  ];
}
