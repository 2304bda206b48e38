import { globSync } from 'node:fs';
import { z } from 'zod';
import { claimsSchema } from '../schemas/claims.ts';
import { dueDatesSchema } from '../schemas/due-date.ts';
import { factsSchema } from '../schemas/facts.ts';
import { familiesSchema } from '../schemas/family.ts';
import { firmSchema } from '../schemas/firm.ts';
import { launchSchema } from '../schemas/launch.ts';
import { locationsSchema } from '../schemas/location.ts';
import { papersSchema } from '../schemas/paper.ts';
import { paperFieldSchema } from '../schemas/paper-field.ts';
import { paperKindsSchema } from '../schemas/paper-kind.ts';
import { paperTopicsSchema } from '../schemas/paper-topic.ts';
import { founderSchema, PORTRAIT_SIZE, personSchema } from '../schemas/person.ts';
import { promisesSchema } from '../schemas/promise.ts';
import { redirectsSchema } from '../schemas/redirects.ts';
import { checkingReferences, unknownKey } from '../schemas/references.ts';
import { reviewsSchema } from '../schemas/review.ts';
import { rosettesSchema } from '../schemas/rosette.ts';
import { SERVICE_PHOTO_WIDTH, serviceSchema } from '../schemas/service.ts';
import { testimonialsSchema } from '../schemas/testimonial.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { contentFiles } from './content-texts.ts';
import { knownKeys } from './known-keys.ts';
import { photoProblem } from './photo-problem.ts';
import { REDIRECTS } from './redirects.ts';
import { lineAt } from './text-mistakes.ts';
import { readContent, type YamlFile } from './yaml-file.ts';

/** The schemas of the pages' content, by file name in content/pages/, without .yaml. */
export type PageSchemas = ReadonlyMap<string, z.ZodType>;

/** A text file written by hand, whatever its extension. */
const TEXT = /\.(?:ya?ml|md|markdown|txt|docx?|rtf)$/i;
/** Files that no schema of this module describes, but that are allowed. */
const READ = /^content\/(?:posts\/[^/]+\.md|photos\/README\.md)$/;
const STRANGE =
  'is read by nothing; rename it (lower-case words joined by hyphens, then .md for a post, .yaml for all else), or remove it';

const FOUNDER = 'content/people/founder.yaml';
/** The schemas of single files. */
const SINGLE: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['content/firm.yaml', firmSchema],
  ['content/claims.yaml', claimsSchema],
  ['content/dates.yaml', dueDatesSchema],
  ['content/facts.yaml', factsSchema],
  ['content/families.yaml', familiesSchema],
  ['content/launch.yaml', launchSchema],
  ['content/locations.yaml', locationsSchema],
  ['content/papers.yaml', papersSchema],
  ['content/paper-field.yaml', paperFieldSchema],
  ['content/paper-kinds.yaml', paperKindsSchema],
  ['content/paper-topics.yaml', paperTopicsSchema],
  ['content/testimonials.yaml', testimonialsSchema],
  ['content/promises.yaml', promisesSchema],
  ['content/reviews.yaml', reviewsSchema],
  ['content/rosettes.yaml', rosettesSchema],
  [REDIRECTS, redirectsSchema],
  [FOUNDER, founderSchema],
]);
/** The schemas of the files in each folder of content/. */
const COLLECTIONS: Readonly<Record<string, z.ZodType>> = {
  services: serviceSchema,
  people: personSchema,
};
const COLLECTION_FILE = /^content\/([a-z]+)\/[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/** The schemas of all single files, including pages, by path from the project's folder. */
export function singleFiles(pages: PageSchemas): ReadonlyMap<string, z.ZodType> {
  return new Map([
    ...SINGLE,
    ...[...pages].map(([name, schema]) => [`content/pages/${name}.yaml`, schema] as const),
  ]);
}

/** The schema of a file in a collection; undefined for other files. */
export function collectionSchema(file: string): z.ZodType | undefined {
  const [, folder = ''] = COLLECTION_FILE.exec(file) ?? [];
  return file === FOUNDER ? undefined : COLLECTIONS[folder];
}

/**
 * All problems of the content's YAML files, and of links in posts, by file.
 *
 * @param project the project's folder
 * @param addresses the addresses of pages that content may link to
 */
export async function contentProblems(
  project: string,
  pages: PageSchemas,
  addresses: readonly string[],
): Promise<ContentProblem[]> {
  const written = globSync('content/**/*', { cwd: project }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const single = singleFiles(pages);
  const contentSchemaOf = (file: string) => single.get(file) ?? collectionSchema(file);
  const known = knownKeys(project, addresses);
  const problems: ContentProblem[] = [];
  const files = checkingReferences(known, () =>
    [...new Set([...single.keys(), ...written])].sort().flatMap((file) => {
      const schema = contentSchemaOf(file);
      if (!schema) return [];
      try {
        return [readContent(project, file, schema)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    }),
  );
  const strange = written.filter(
    (file) => TEXT.test(file) && !READ.test(file) && contentSchemaOf(file) === undefined,
  );
  const pictures = await Promise.all(files.map((file) => pictureProblems(project, file)));
  return [
    ...strange.map((file) => ({ file, field: '', expected: STRANGE })),
    ...problems,
    ...brokenLinks(project, known.pages),
    ...pictures.flat(),
  ];
}

/** Links to pages and files of the site in Markdown, HTML and front matter; the address is the first group. */
const LINKS =
  /(?:\](?:\(|: )<?|\b(?:href|src)=["']|^image_url: *["']?)(\/[^)>"'\s#?]*)(?=[)>"'\s#?]|$)/gm;

/** A problem for each link or picture of a post whose target is not a page or file of the site. */
function brokenLinks(project: string, pages: ReadonlySet<string>): ContentProblem[] {
  return contentFiles('posts/*.md', project).flatMap(({ file: name, source }) =>
    [...source.matchAll(LINKS)].flatMap(({ index, 1: page = '' }) => {
      const [file, line] = [`content/${name}`, lineAt(source, index)];
      return pages.has(page)
        ? []
        : [{ file, line, field: '', expected: unknownKey('pages', page) }];
    }),
  );
}

/** The minimum width and height in pixels of a bitmap logo, for high-density screens. */
const LOGO_SIZE = 150;

const pictured = z.looseObject({ photo: z.string().optional(), logo: z.string().optional() });

/** The problems of the photograph of a service or person, or of the firm's logo. */
async function pictureProblems(
  project: string,
  { file, content, problem }: YamlFile,
): Promise<ContentProblem[]> {
  const isLogo = file === 'content/firm.yaml';
  const key = isLogo ? 'logo' : 'photo';
  const name = pictured.safeParse(content).data?.[key];
  if (!name || !(isLogo || COLLECTION_FILE.test(file))) return [];
  const expected = await photoProblem(project, name, ...requiredSize(file, name));
  return expected ? [problem([key], expected)] : [];
}

/** The minimum width and height of a picture that a content file names. */
function requiredSize(file: string, name: string): [width: number, height: number] {
  if (file.startsWith('content/services/')) return [SERVICE_PHOTO_WIDTH, 0];
  if (file.startsWith('content/people/')) return [PORTRAIT_SIZE, PORTRAIT_SIZE];
  // The build rasterizes an SVG, so that it may have any size.
  return name.endsWith('.svg') ? [1, 1] : [LOGO_SIZE, LOGO_SIZE];
}
