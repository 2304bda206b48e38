import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { claim } from '../content/schemas/claims.ts';
import { firm } from '../content/schemas/firm.ts';
import { testimonial } from '../content/schemas/testimonial.ts';

/** Something the site shows that the firm has not yet stood behind. */
export interface Unbacked {
  /** The file to mend, from the content folder. */
  file: string;
  /** What in it, and why it may not go live. */
  what: string;
}

const sampled = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });

/**
 * All that must be replaced, approved or proved before the site goes live:
 * sample values of the firm and its locations, sample people and testimonials, claims without backing.
 *
 * @param content the folder of the content files
 * @throws ZodError or the file system's error for a file that cannot be read
 */
export function unbacked(content: string): Unbacked[] {
  const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));
  const people = globSync('people/*.yaml', { cwd: content }).sort();
  return [
    ...firm
      .parse(read('firm.yaml'))
      .samples.map((field) => ({ file: 'firm.yaml', what: `${field} is a sample value` })),
    ...people
      .map((file) => ({ file, person: sampled.parse(read(file)) }))
      .filter(({ person }) => person.sample)
      .map(({ file, person }) => ({ file, what: `${person.name} is a sample person` })),
    ...z
      .array(sampled)
      .parse(read('locations.yaml'))
      .filter(({ sample }) => sample)
      .map(({ name }) => ({
        file: 'locations.yaml',
        what: `${name} has sample specialties`,
      })),
    ...z
      .array(testimonial)
      .parse(read('testimonials.yaml'))
      .filter(({ sample }) => sample)
      .map(({ name }) => ({ file: 'testimonials.yaml', what: `${name} is a sample testimonial` })),
    ...z
      .array(claim)
      .parse(read('claims.yaml'))
      .filter(({ backing }) => backing === undefined)
      .map(({ id, wording }) => ({
        file: 'claims.yaml',
        what: `${id} ("${wording}") has no backing`,
      })),
  ];
}
