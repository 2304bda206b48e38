import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'zod';
import { claim } from '../content/schemas/claims.ts';
import { firm } from '../content/schemas/firm.ts';
import { location } from '../content/schemas/location.ts';
import { about } from '../content/schemas/pages/about.ts';
import { blog, blogPost } from '../content/schemas/pages/blog.ts';
import { contact } from '../content/schemas/pages/contact.ts';
import { home } from '../content/schemas/pages/home.ts';
import { meetTeam } from '../content/schemas/pages/meet-team.ts';
import { notFound } from '../content/schemas/pages/not-found.ts';
import { privacyPolicy } from '../content/schemas/pages/privacy-policy.ts';
import { referrals } from '../content/schemas/pages/referrals.ts';
import { servicesIndex } from '../content/schemas/pages/services-index.ts';
import { smallCompanyAccountant } from '../content/schemas/pages/small-company-accountant.ts';
import { thankYou } from '../content/schemas/pages/thank-you.ts';
import { founder, person } from '../content/schemas/person.ts';
import { service } from '../content/schemas/service.ts';
import { testimonial } from '../content/schemas/testimonial.ts';
import { listOf } from './content/list-of.ts';

/** One YAML file of content/ as a collection with a single entry. */
function single<Schema extends z.ZodType>(path: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: path, base: './content' }), schema });
}

export const collections = {
  firm: single('firm.yaml', firm),
  claims: defineCollection({ loader: file('content/claims.yaml'), schema: claim }),
  services: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './content/services' }),
    schema: service,
  }),
  locations: defineCollection({ loader: listOf('content/locations.yaml'), schema: location }),
  testimonials: defineCollection({
    loader: listOf('content/testimonials.yaml'),
    schema: testimonial,
  }),
  blog: single('pages/blog.yaml', blog),
  blogPost: single('pages/blog-post.yaml', blogPost),
  contact: single('pages/contact.yaml', contact),
  founder: single('people/founder.yaml', founder),
  people: defineCollection({
    loader: glob({ pattern: ['*.yaml', '!founder.yaml'], base: './content/people' }),
    schema: person,
  }),
  home: single('pages/home.yaml', home),
  about: single('pages/about.yaml', about),
  meetTeam: single('pages/meet-team.yaml', meetTeam),
  referrals: single('pages/referrals.yaml', referrals),
  privacyPolicy: single('pages/privacy-policy.yaml', privacyPolicy),
  servicesIndex: single('pages/services-index.yaml', servicesIndex),
  smallCompanyAccountant: single('pages/small-company-accountant.yaml', smallCompanyAccountant),
  thankYou: single('pages/thank-you.yaml', thankYou),
  notFound: single('pages/not-found.yaml', notFound),
};
