import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent, type YamlFile } from '../reading/yaml-file.ts';
import { claims } from '../schemas/claims.ts';
import { firm } from '../schemas/firm.ts';
import { testimonials } from '../schemas/testimonial.ts';
import type { Finding } from './finding.ts';

const sampled = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });

/**
 * What the site shows and the firm has not yet approved: sample values of the firm and its
 * locations, sample people and testimonials, claims without backing.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unbacked(project: string): Finding[] {
  const identity = readContent(project, 'content/firm.yaml', firm);
  const people = globSync('content/people/*.yaml', { cwd: project })
    .sort()
    .map((file) =>
      readContent(
        project,
        file,
        sampled.transform((one) => [one]),
      ),
    );
  const locations = readContent(project, 'content/locations.yaml', z.array(sampled));
  const words = readContent(project, 'content/testimonials.yaml', testimonials);
  const register = readContent(project, 'content/claims.yaml', claims);
  return [
    ...identity.content.samples.map((field) => ({
      where: identity.file,
      what: `${field} is a sample value`,
    })),
    ...people.flatMap((file) => samplesOf(file, 'is a sample person')),
    ...samplesOf(locations, 'has sample specialties'),
    ...samplesOf(words, 'is a sample testimonial'),
    ...register.content
      .filter(({ backing }) => backing === undefined)
      .map(({ id, wording }) => ({
        where: register.file,
        what: `${id} ("${wording}") has no backing`,
      })),
  ];
}

function samplesOf(
  { file, content }: YamlFile<readonly z.infer<typeof sampled>[]>,
  fault: string,
): Finding[] {
  return content
    .filter(({ sample }) => sample)
    .map(({ name }) => ({ where: file, what: `${name} ${fault}` }));
}
