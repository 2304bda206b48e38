import { globSync } from 'node:fs';
import { z } from 'zod';
import { claim } from '../content/schemas/claims.ts';
import { firm } from '../content/schemas/firm.ts';
import { testimonial } from '../content/schemas/testimonial.ts';
import type { Finding } from './finding.ts';
import { readContent } from './read-content.ts';

const sampled = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });

/**
 * What the site shows and the firm has not yet stood behind: sample values of the firm and its
 * locations, sample people and testimonials, claims without backing.
 *
 * @param content the folder of the content files
 * @throws ContentFileError for a file that cannot be read or does not fit
 */
export function unbacked(content: string): Finding[] {
  const read = <Content>(file: string, schema: z.ZodType<Content>) => ({
    where: `content/${file}`,
    holds: readContent(content, file, schema),
  });
  const identity = read('firm.yaml', firm);
  const people = globSync('people/*.yaml', { cwd: content }).sort();
  const locations = read('locations.yaml', z.array(sampled));
  const testimonials = read('testimonials.yaml', z.array(testimonial));
  const claims = read('claims.yaml', z.array(claim));
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
    ...testimonials.holds
      .filter(({ sample }) => sample)
      .map(({ name }) => ({ where: testimonials.where, what: `${name} is a sample testimonial` })),
    ...claims.holds
      .filter(({ backing }) => backing === undefined)
      .map(({ id, wording }) => ({
        where: claims.where,
        what: `${id} ("${wording}") has no backing`,
      })),
  ];
}
