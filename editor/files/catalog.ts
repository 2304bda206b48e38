import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { frontMatterSchema } from '../../src/blog/files/post-file.ts';
import { schemaOfMany, singleFiles } from '../../src/content/reader/problems.ts';
import { pageSchemas } from '../../src/site/check-content.ts';
import { ROUTES } from '../../src/site/routes.ts';
import type { FileInfo } from '../contract.ts';
import { partAt } from '../place.ts';
import { isPost, looselyRead } from './content-file.ts';

const SINGLE = singleFiles(await pageSchemas());
const RARE = 'Rarely changed';
const LISTS = 'Offices, dates and more';
const GROUPS = ['The firm', 'Team', 'Drafts', 'Scheduled', 'Posts', 'Services', 'Pages', LISTS];
/** A file's title, group and page, and the field that names its entries, where its name does not say so. */
// biome-ignore format: a line for each.
const KNOWN: Readonly<Record<string, readonly [title: string, group: string, page?: string | undefined, key?: string]>> = {
  'firm.yaml': ['The firm', 'The firm', '/contact'],
  'claims.yaml': ['Figures the firm claims', 'The firm', '/', 'id'],
  'people/founder.yaml': ['', 'Team', '/meet-team'],
  'pages/home.yaml': ['Home', 'Pages', '/'],
  'testimonials.yaml': ['Testimonials', LISTS, '/', 'name'],
  'locations.yaml': ['Offices', LISTS, '/contact', 'name'],
  'dates.yaml': ['Due dates', LISTS, '/dates', 'id'],
  'papers.yaml': ['Papers', LISTS, '/find/{key}', 'code'],
  'facts.yaml': ['Registered facts', RARE],
  'promises.yaml': ['What the firm promises', RARE, undefined, 'id'],
  'reviews.yaml': ['Reviews of articles', LISTS, '/blog', 'post'],
  'redirects.yaml': ['Old addresses', RARE, undefined, 'from'],
  'launch.yaml': ['Allowed at launch', RARE, undefined, 'point'],
  'paper-kinds.yaml': ['Papers without a page', RARE, '/find', 'id'],
  'paper-topics.yaml': ['What papers are about', RARE, '/find?about={key}', 'id'],
  'pages/shell.yaml': ['Menus, footer and shared words', RARE, '/'],
  'pages/service.yaml': ['Words of each service’s page', RARE, '/services/payroll'],
  'pages/paper.yaml': ['Words of each paper’s page', RARE, '/find/cp2000'],
  'pages/blog-post.yaml': ['Words of each post’s page', RARE, '/blog'],
  'pages/not-found.yaml': ['Page not found', RARE, '/not-found'],
  'paper-field.yaml': ['Field for a paper’s number', RARE, '/find'],
  'families.yaml': ['Families of services', RARE, '/services'],
  'rosettes.yaml': ['The firm’s rosettes', RARE, '/'],
};

/** The files of a project that can be edited, in the order of the list. */
export function filesOf(project: string): FileInfo[] {
  const found = globSync(['content/**/*.yaml', 'content/posts/*.md'], { cwd: project });
  const files = found.map((file) => file.replaceAll('\\', '/')).filter((file) => schemaOf(file));
  const first = Object.keys(KNOWN);
  return files
    .map((file) => {
      // What has a title here need not be read: papers and facts alone take half a second.
      const value = KNOWN[nameIn(file)]?.[0] ? undefined : looselyRead(project, file);
      const info = infoOf(file, value);
      const group = (GROUPS.indexOf(info.group) + 1 || GROUPS.length + 1) * 100;
      return { info, place: group + (first.indexOf(nameIn(file)) + 1 || 99) };
    })
    .toSorted((a, b) => a.place - b.place || a.info.title.localeCompare(b.info.title))
    .map(({ info }) => info);
}

/** The schema of a content file that can be edited, of a post that of its front matter; undefined for another file. */
export function schemaOf(file: string): z.ZodType | undefined {
  return isPost(file) ? frontMatterSchema : (SINGLE.get(file) ?? schemaOfMany(file));
}

/** A file's name in editor/labels.yaml: `post`, `service` or `person` for files of many, else its own. */
export function kindOfFile(file: string): string {
  if (SINGLE.has(file)) return slugOf(file);
  return file.startsWith('content/people/') ? 'person' : basename(dirname(file)).replace(/s$/, '');
}

/** A file's name, group and page, given what it holds. */
export function infoOf(file: string, value: unknown): FileInfo {
  const known = KNOWN[nameIn(file)];
  const [title, group, page, key] = known ?? ['', ...placeOf(file)];
  const folder = SINGLE.has(file) ? undefined : basename(dirname(file));
  return {
    file,
    title: title || titleIn(value) || nameInWords(slugOf(file)),
    group: isPost(file) ? stateOf(value) : group,
    folder: (['services', 'people', 'posts'] as const).find((each) => each === folder),
    page,
    key,
  };
}

/** `figuresNote` or `figures-note` as `Figures note`. */
export function nameInWords(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function placeOf(file: string): readonly [group: string, page: string | undefined] {
  const name = slugOf(file);
  if (isPost(file)) return ['Posts', `/blog/${name}`];
  const route = ROUTES.find(({ screen }) => screen === `${name}/page`);
  if (SINGLE.has(file)) return ['Pages', route?.href];
  return kindOfFile(file) === 'person' ? ['Team', '/meet-team'] : ['Services', `/services/${name}`];
}

/** Whether visitors see a post. */
function stateOf(value: unknown): string {
  if (partAt(value, ['is_published']) !== true) return 'Drafts';
  return String(partAt(value, ['published_at'])) > texasToday() ? 'Scheduled' : 'Posts';
}

function titleIn(value: unknown): string | undefined {
  const names = ['name', 'breadcrumb', 'title'].map((key) => partAt(value, [key]));
  return names.filter((each) => typeof each === 'string').find(Boolean);
}

function nameIn(file: string): string {
  return file.replace('content/', '');
}

function slugOf(file: string): string {
  return basename(file).replace(/\.\w+$/, '');
}
