/**
 * The validated content, tokens filled in: the only place where tests read it. A product test
 * takes names, figures and headings from here.
 */
import { basename } from 'node:path';
import type { z } from 'zod';
import { FIRM_POSTS, readPostFiles } from '../src/blog/files/read-post-file.ts';
import { contentFiles } from '../src/content/reader/content-texts.ts';
import { parseYaml } from '../src/content/reader/yaml-file.ts';
import { claims } from '../src/content/schemas/claims.ts';
import { dueDates } from '../src/content/schemas/due-date.ts';
import { facts } from '../src/content/schemas/facts.ts';
import { firm } from '../src/content/schemas/firm.ts';
import { locations } from '../src/content/schemas/location.ts';
import { papersFile } from '../src/content/schemas/paper.ts';
import { paperField } from '../src/content/schemas/paper-field.ts';
import { paperKinds } from '../src/content/schemas/paper-kind.ts';
import { paperTopics } from '../src/content/schemas/paper-topic.ts';
import { founder, person } from '../src/content/schemas/person.ts';
import { service } from '../src/content/schemas/service.ts';
import { testimonials } from '../src/content/schemas/testimonial.ts';
import { about } from '../src/site/screens/about/schema.ts';
import { blog } from '../src/site/screens/blog/schema.ts';
import { blogPost } from '../src/site/screens/blog-post/schema.ts';
import { contact } from '../src/site/screens/contact/schema.ts';
import { dates } from '../src/site/screens/dates/schema.ts';
import { privacyPolicy } from '../src/site/screens/privacy-policy/schema.ts';
import { referrals } from '../src/site/screens/referrals/schema.ts';
import { shellWords } from '../src/site/shell/schema.ts';

/** Tokens that map to themselves, in `{braces}`. */
const words = new Map<string, string>();

/** The content files that match a pattern, each validated by the schema. */
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

/** A text of the content with its tokens filled in. */
export function fillIn(text: string): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (token, id: string) => words.get(id) ?? token);
}

/** The firm's claims about itself. */
export const CLAIMS = read('claims.yaml', claims);
for (const { id, value } of CLAIMS) words.set(id, value);

export const FIRM = read('firm.yaml', firm);
words.set('firm', FIRM.name);
words.set('phone', FIRM.phones.main);
words.set('anytime-phone', FIRM.phones.anytime);
words.set('email', FIRM.email);

/** The registered facts. */
export const FACTS = read('facts.yaml', facts);

/** The services in menu order, each with its file name. */
export const SERVICES = readEach('services/*.yaml', service)
  .map(({ name, data }) => ({ slug: name, href: `/services/${name}`, ...data }))
  .toSorted((a, b) => a.order - b.order);

export const FOUNDER = read('people/founder.yaml', founder);

/** The team members, in the order of their cards. */
export const MEMBERS = readEach('people/!(founder).yaml', person)
  .map(({ data }) => data)
  .toSorted((a, b) => a.order - b.order);

export const LOCATIONS = read('locations.yaml', locations);

/** The words of the field for a paper's number. */
export const PAPER_FIELD = read('paper-field.yaml', paperField);

/** The papers, each with its address. */
export const PAPERS = read('papers.yaml', papersFile).map((paper) => ({
  href: `/find/${paper.code.toLowerCase()}`,
  ...paper,
}));

/** Kinds of papers without a page, each with the address of one of its numbers. */
export const PAPER_KINDS = read('paper-kinds.yaml', paperKinds).map((kind) => ({
  href: `/find?number=${kind.codes[0]}`,
  ...kind,
}));

/** The topics of papers, each with its address. */
export const PAPER_TOPICS = read('paper-topics.yaml', paperTopics).map((topic) => ({
  href: `/find?about=${topic.id}`,
  ...topic,
}));

/** The register of due dates. */
export const DUE_DATES = read('dates.yaml', dueDates);

export const TESTIMONIALS = read('testimonials.yaml', testimonials);

/** The posts of content/posts/ as stores receive them, newest first. */
export const WRITTEN_POSTS = (await readPostFiles(FIRM_POSTS))
  .map(({ post }) => post)
  .toSorted((a, b) => b.published_at.localeCompare(a.published_at));

export const ABOUT = read('pages/about.yaml', about);
export const BLOG = read('pages/blog.yaml', blog);
export const BLOG_POST = read('pages/blog-post.yaml', blogPost);
export const CONTACT = read('pages/contact.yaml', contact);
export const DATES = read('pages/dates.yaml', dates);
export const PRIVACY_POLICY = read('pages/privacy-policy.yaml', privacyPolicy);
export const SHELL = read('pages/shell.yaml', shellWords);
export const REFERRALS = read('pages/referrals.yaml', referrals);

/** The `tel:` URL of a number written (713) 555-0142. */
export const telHref = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;
