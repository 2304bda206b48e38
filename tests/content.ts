/**
 * The validated content with its tokens filled in: tests read content only here, and take names, figures
 * and headings from it.
 */
import { basename } from 'node:path';
import type { z } from 'zod';
import { FIRM_POSTS, readPostFiles } from '../src/blog/files/read-post-file.ts';
import { contentFiles } from '../src/content/reader/content-texts.ts';
import { parseYaml } from '../src/content/reader/yaml-file.ts';
import { claimsSchema } from '../src/content/schemas/claims.ts';
import { dueDatesSchema } from '../src/content/schemas/due-date.ts';
import { factsSchema } from '../src/content/schemas/facts.ts';
import { firmSchema } from '../src/content/schemas/firm.ts';
import { locationsSchema } from '../src/content/schemas/location.ts';
import { papersSchema } from '../src/content/schemas/paper.ts';
import { paperFieldSchema } from '../src/content/schemas/paper-field.ts';
import { paperKindsSchema } from '../src/content/schemas/paper-kind.ts';
import { paperTopicsSchema } from '../src/content/schemas/paper-topic.ts';
import { founderSchema, personSchema } from '../src/content/schemas/person.ts';
import { serviceSchema } from '../src/content/schemas/service.ts';
import { testimonialsSchema } from '../src/content/schemas/testimonial.ts';
import { aboutSchema } from '../src/site/screens/about/schema.ts';
import { blogSchema } from '../src/site/screens/blog/schema.ts';
import { blogPostSchema } from '../src/site/screens/blog-post/schema.ts';
import { contactSchema } from '../src/site/screens/contact/schema.ts';
import { datesSchema } from '../src/site/screens/dates/schema.ts';
import { privacyPolicySchema } from '../src/site/screens/privacy-policy/schema.ts';
import { referralsSchema } from '../src/site/screens/referrals/schema.ts';
import { shellWordsSchema } from '../src/site/shell/schema.ts';

/** Tokens that are replaced by themselves, in `{braces}`. */
const words = new Map<string, string>();

/** The content files that match a pattern, validated by a schema. */
function readEach<Content>(pattern: string, schema: z.ZodType<Content>) {
  return contentFiles(pattern).map(({ file, source }) => {
    const filled = JSON.parse(
      JSON.stringify(parseYaml(file, source).content),
      (_, value: unknown) => (typeof value === 'string' ? fillIn(value) : value),
    );
    return { name: basename(file, '.yaml'), data: schema.parse(filled) };
  });
}

function read<Content>(file: string, schema: z.ZodType<Content>): Content {
  const [found] = readEach(file, schema);
  if (!found) throw new Error(`content/${file} is missing`);
  return found.data;
}

/** A text with its tokens filled in. */
export function fillIn(text: string): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (token, id: string) => words.get(id) ?? token);
}

/** The firm's claims about itself. */
export const CLAIMS = read('claims.yaml', claimsSchema);
for (const { id, value } of CLAIMS) words.set(id, value);

export const FIRM = read('firm.yaml', firmSchema);
words.set('firm', FIRM.name);
words.set('phone', FIRM.phones.main);
words.set('anytime-phone', FIRM.phones.anytime);
words.set('email', FIRM.email);

/** The registered facts. */
export const FACTS = read('facts.yaml', factsSchema);

/** The services in menu order, each with its file name. */
export const SERVICES = readEach('services/*.yaml', serviceSchema)
  .map(({ name, data }) => ({ slug: name, href: `/services/${name}`, ...data }))
  .toSorted((a, b) => a.order - b.order);

export const FOUNDER = read('people/founder.yaml', founderSchema);

/** The team members, in the order of their cards. */
export const MEMBERS = readEach('people/!(founder).yaml', personSchema)
  .map(({ data }) => data)
  .toSorted((a, b) => a.order - b.order);

export const LOCATIONS = read('locations.yaml', locationsSchema);

/** The texts of the field for a paper's number. */
export const PAPER_FIELD = read('paper-field.yaml', paperFieldSchema);

/** The papers, each with its address. */
export const PAPERS = read('papers.yaml', papersSchema).map((paper) => ({
  href: `/find/${paper.code.toLowerCase()}`,
  ...paper,
}));

/** Kinds of papers without a page, each with the address of one of its numbers. */
export const PAPER_KINDS = read('paper-kinds.yaml', paperKindsSchema).map((kind) => ({
  href: `/find?number=${kind.codes[0]}`,
  ...kind,
}));

/** The topics of papers, each with its address. */
export const PAPER_TOPICS = read('paper-topics.yaml', paperTopicsSchema).map((topic) => ({
  href: `/find?about=${topic.id}`,
  ...topic,
}));

/** The register of due dates. */
export const DUE_DATES = read('dates.yaml', dueDatesSchema);

export const TESTIMONIALS = read('testimonials.yaml', testimonialsSchema);

/** The posts of content/posts/ as stores receive them, newest first. */
export const WRITTEN_POSTS = (await readPostFiles(FIRM_POSTS))
  .map(({ post }) => post)
  .toSorted((a, b) => b.published_at.localeCompare(a.published_at));

export const ABOUT = read('pages/about.yaml', aboutSchema);
export const BLOG = read('pages/blog.yaml', blogSchema);
export const BLOG_POST = read('pages/blog-post.yaml', blogPostSchema);
export const CONTACT = read('pages/contact.yaml', contactSchema);
export const DATES = read('pages/dates.yaml', datesSchema);
export const PRIVACY_POLICY = read('pages/privacy-policy.yaml', privacyPolicySchema);
export const SHELL = read('pages/shell.yaml', shellWordsSchema);
export const REFERRALS = read('pages/referrals.yaml', referralsSchema);

/** The `tel:` URL of a number in the form (713) 555-0142. */
export const telHref = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;
