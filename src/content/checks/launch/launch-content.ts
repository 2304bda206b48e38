import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { publishedPostHeads } from '../../reader/post-heads.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { claimsSchema } from '../../schemas/claims.ts';
import { dueDatesSchema } from '../../schemas/due-date.ts';
import { factsSchema } from '../../schemas/facts.ts';
import { firmSchema } from '../../schemas/firm.ts';
import { papersSchema } from '../../schemas/paper.ts';
import { promisesSchema } from '../../schemas/promise.ts';
import { reviewsSchema } from '../../schemas/review.ts';
import { testimonialsSchema } from '../../schemas/testimonial.ts';
import { pastDay, text } from '../../schemas/text.ts';

const location = z.looseObject({ name: z.string(), sample: z.boolean().default(false) });
const card = z.looseObject({
  name: z.string(),
  title: z.string().default(''),
  languages: z.array(z.string()).default([]),
  experience: z.string().default(''),
  specialties: z.array(z.string()).default([]),
  description: z.string().default(''),
  license: text.optional(),
  approved: pastDay.optional(),
});
const terms = z.looseObject({ sample: z.boolean().default(false) });
const offer = z.looseObject({ terms: terms.optional() });
const membership = z.union([
  z.string().transform((name) => ({ name, permission: undefined })),
  z.looseObject({ name: z.string(), permission: text }),
]);
const home = z.looseObject({ memberships: z.looseObject({ items: z.array(membership) }) });
const privacy = z.looseObject({ reviewed: pastDay.optional() });

export type LaunchContent = ReturnType<typeof launchContent>;

/**
 * Reads the parts of a project's content that the launch check needs.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function launchContent(project: string) {
  const read = <Content>(file: string, schema: z.ZodType<Content>) =>
    readContent(project, `content/${file}`, schema);
  return {
    project,
    firm: read('firm.yaml', firmSchema),
    claims: read('claims.yaml', claimsSchema),
    dates: read('dates.yaml', dueDatesSchema),
    facts: read('facts.yaml', factsSchema),
    home: read('pages/home.yaml', home),
    locations: read('locations.yaml', z.array(location)),
    papers: read('papers.yaml', papersSchema),
    people: globSync('people/*.yaml', { cwd: `${project}/content` })
      .sort()
      .map((file) => ({ slug: basename(file, '.yaml'), ...read(file, card) })),
    posts: publishedPostHeads(project),
    privacy: read('pages/privacy-policy.yaml', privacy),
    promises: read('promises.yaml', promisesSchema),
    reviews: read('reviews.yaml', reviewsSchema),
    services: globSync('services/*.yaml', { cwd: `${project}/content` })
      .sort()
      .map((file) => ({ slug: basename(file, '.yaml'), ...read(file, offer) })),
    testimonials: read('testimonials.yaml', testimonialsSchema),
  };
}
