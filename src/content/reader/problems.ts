import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { claims } from '../schemas/claims.ts';
import { dueDates } from '../schemas/due-date.ts';
import { facts } from '../schemas/facts.ts';
import { families } from '../schemas/family.ts';
import { firm } from '../schemas/firm.ts';
import { launch } from '../schemas/launch.ts';
import { locations } from '../schemas/location.ts';
import { papersFile } from '../schemas/paper.ts';
import { paperField } from '../schemas/paper-field.ts';
import { paperKinds } from '../schemas/paper-kind.ts';
import { paperTopics } from '../schemas/paper-topic.ts';
import { founder, PORTRAIT_SIZE, person } from '../schemas/person.ts';
import { promises } from '../schemas/promise.ts';
import { redirects } from '../schemas/redirects.ts';
import { checkingReferences } from '../schemas/references.ts';
import { reviews } from '../schemas/review.ts';
import { rosettes } from '../schemas/rosette.ts';
import { SERVICE_PHOTO_WIDTH, service } from '../schemas/service.ts';
import { testimonials } from '../schemas/testimonial.ts';
import { slug } from '../schemas/text.ts';
import { brokenLinks } from './broken-links.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { knownKeys } from './known-keys.ts';
import { photoProblem } from './photo-problem.ts';
import { REDIRECTS } from './redirects.ts';
import { readContent, type YamlFile } from './yaml-file.ts';

/** The schemas of the pages' words, by the name of the file in content/pages/. */
export type PageSchemas = ReadonlyMap<string, z.ZodType>;

/** A file that somebody writes by hand, whatever ending an editor gave it. */
const TEXT = /\.(?:ya?ml|md|markdown|txt|docx?|rtf)$/i;
/** Files that are read without a schema of their own. */
const READ = /^content\/(?:posts\/[^/]+\.md|photos\/README\.md)$/;
const STRANGE =
  'is read by nothing; rename it (lower-case words joined by hyphens, then .md for a post, .yaml for all else), or remove it';

const FOUNDER = 'content/people/founder.yaml';
/** The files that stand alone, each with its schema. */
const SINGLE: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['content/firm.yaml', firm],
  ['content/claims.yaml', claims],
  ['content/dates.yaml', dueDates],
  ['content/facts.yaml', facts],
  ['content/families.yaml', families],
  ['content/launch.yaml', launch],
  ['content/locations.yaml', locations],
  ['content/papers.yaml', papersFile],
  ['content/paper-field.yaml', paperField],
  ['content/paper-kinds.yaml', paperKinds],
  ['content/paper-topics.yaml', paperTopics],
  ['content/testimonials.yaml', testimonials],
  ['content/promises.yaml', promises],
  ['content/reviews.yaml', reviews],
  ['content/rosettes.yaml', rosettes],
  [REDIRECTS, redirects],
  [FOUNDER, founder],
]);
/** The folders whose files are each one of many, with their schema. */
const MANY = { services: service, people: person } as const;

/** The files that stand alone, those of pages among them, each with its schema. */
export function singleFiles(pages: PageSchemas): ReadonlyMap<string, z.ZodType> {
  return new Map([
    ...SINGLE,
    ...[...pages].map(([name, schema]) => [`content/pages/${name}.yaml`, schema] as const),
  ]);
}

/** The schema of a service's or a team member's file; undefined for another. */
export function schemaOfMany(file: string): z.ZodType | undefined {
  return isOneOf('services', file)
    ? MANY.services
    : isOneOf('people', file)
      ? MANY.people
      : undefined;
}

function isOneOf(folder: keyof typeof MANY, file: string): boolean {
  const isNamed = slug.safeParse(basename(file, '.yaml')).success;
  return isNamed && file !== FOUNDER && dirname(file) === `content/${folder}`;
}

/**
 * All problems of the content's YAML files, and of links in posts and code, by file.
 *
 * @param project the project's folder
 * @param addresses of the pages that content may lead to
 */
export async function contentProblems(
  project: string,
  pages: PageSchemas,
  addresses: readonly string[],
): Promise<ContentProblem[]> {
  const written = globSync('content/**/*', { cwd: project }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const files = written.filter((file) => file.endsWith('.yaml')).sort();
  const single = singleFiles(pages);
  const missing = [...single.keys()].filter((file) => !files.includes(file));
  const problems: ContentProblem[] = [];
  const read = <Content>(file: string, schema: z.ZodType<Content>) => {
    try {
      return [readContent(project, file, schema)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  };
  const inFolder = (folder: keyof typeof MANY) => files.filter((file) => isOneOf(folder, file));
  const known = knownKeys(project, addresses);
  const [services, people, leader] = checkingReferences(known, () => {
    for (const file of [...missing, ...files]) {
      const schema = single.get(file);
      if (schema && file !== FOUNDER) read(file, schema);
    }
    return [
      inFolder('services').flatMap((file) => read(file, MANY.services)),
      inFolder('people').flatMap((file) => read(file, MANY.people)),
      read(FOUNDER, founder),
    ];
  });
  const ordered = [...inFolder('services'), ...inFolder('people')];
  const strange = written.filter(
    (file) => TEXT.test(file) && !(single.has(file) || ordered.includes(file) || READ.test(file)),
  );
  return [
    ...strange.map((file) => ({ file, field: '', expected: STRANGE })),
    ...problems,
    ...sameOrder(services),
    ...sameOrder(people),
    ...brokenLinks(project, known.pages),
    ...(await photoProblems(project, services, SERVICE_PHOTO_WIDTH)),
    ...(await photoProblems(project, [...leader, ...people], PORTRAIT_SIZE, PORTRAIT_SIZE)),
  ];
}

type Ordered = YamlFile<{ order: number }>;
type Pictured = YamlFile<{ photo?: string | undefined }>;

function sameOrder(entries: readonly Ordered[]): ContentProblem[] {
  const first = new Map<number, string>();
  return entries.flatMap(({ file, content: { order }, problem }) => {
    const other = first.get(order);
    if (other) return [problem(['order'], `${order} is the place of ${other} already`)];
    first.set(order, file);
    return [];
  });
}

async function photoProblems(
  project: string,
  entries: readonly Pictured[],
  width: number,
  height?: number,
): Promise<ContentProblem[]> {
  const found = entries.map(async ({ content: { photo }, problem }) => {
    const expected = photo && (await photoProblem(project, photo, width, height));
    return expected ? [problem(['photo'], expected)] : [];
  });
  return (await Promise.all(found)).flat();
}
