import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { frontMatterSchema } from '../../blog/articles/article.ts';
import { schemaOfMany, singleFiles } from '../../content/reading/problems.ts';
import { pageSchemas } from '../../site/check-content.ts';
import { ROUTES } from '../../site/routes.ts';
import { partAt as valueAt } from '../client/place.ts';
import type { FileInfo } from '../contract.ts';
import { isPost, looselyRead } from './content-file.ts';

type Shown = readonly [screen: FileInfo['screen'], group: string, page?: string | undefined];

const SINGLE = singleFiles(await pageSchemas());
const RARE = 'Rarely changed';
/** What a file is called, its group, the page that shows it and what names its entries, where its name does not say it. */
// biome-ignore format: a line for each.
const KNOWN: Readonly<Record<string, readonly [title: string, group: string, page?: string | undefined, key?: string]>> = {
  'firm.yaml': ['The firm', 'The firm', '/contact'],
  'claims.yaml': ['Figures the firm claims', 'Figures', '/', 'id'],
  'people/founder.yaml': ['', 'Founder', '/meet-team'],
  'pages/home.yaml': ['Home', 'Pages', '/'],
  'testimonials.yaml': ['Testimonials', 'Lists', '/', 'name'],
  'locations.yaml': ['Offices', 'Lists', '/contact', 'name'],
  'dates.yaml': ['Due dates', 'Lists', '/dates', 'id'],
  'notices.yaml': ['Papers', 'Lists', '/find/{key}', 'code'],
  'facts.yaml': ['Registered facts', 'Registers'],
  'redirects.yaml': ['Old addresses', 'Registers', undefined, 'from'],
  'launch.yaml': ['Allowed at launch', 'Registers', undefined, 'point'],
  'paper-kinds.yaml': ['Papers without a page', 'Registers', '/find', 'id'],
  'paper-topics.yaml': ['What papers are about', 'Registers', '/find?about={key}', 'id'],
  'pages/shell.yaml': ['Menus, footer and shared words', RARE, '/'],
  'pages/service.yaml': ['Words of each service’s page', RARE, '/services/'],
  'pages/notice.yaml': ['Words of each paper’s page', RARE, '/find/'],
  'pages/blog-post.yaml': ['Words of each post’s page', RARE, '/blog/'],
  'pages/not-found.yaml': ['Page not found', RARE, '/not-found'],
  'paper-field.yaml': ['Field for a paper’s number', RARE, '/find'],
  'families.yaml': ['Families of services', RARE, '/services'],
  'rosettes.yaml': ['The firm’s rosettes', RARE, '/'],
};
const GROUPS = ['Founder', 'Team', 'Pages', 'Services', 'Lists', 'Registers', RARE];
const SCREENS: Readonly<Record<string, FileInfo['screen']>> = {
  'The firm': 'firm',
  Figures: 'firm',
  Founder: 'people',
};

/** The files of a project that can be edited, in the order of her lists. */
export async function filesOf(project: string): Promise<FileInfo[]> {
  const found = globSync(['content/**/*.yaml', 'content/posts/*.md'], { cwd: project });
  const files = found.map((file) => file.replaceAll('\\', '/')).filter((file) => schemaOf(file));
  const read = files.map((file) => {
    const value = looselyRead(project, file);
    return { info: infoOf(file, value), value, rank: rankOf(value) };
  });
  /** The words of all such pages are shown on the first of them. */
  const onePageOf = (folder: string | undefined) => {
    if (!folder?.endsWith('/') || folder === '/') return folder;
    const one = read.find(({ info }) => info.page !== folder && info.page?.startsWith(folder));
    const first = valueAt(one?.value, [0, one?.info.key ?? '']);
    return one?.info.page?.replace('{key}', String(first).toLowerCase());
  };
  const place = ({ group }: FileInfo) => GROUPS.indexOf(group);
  return read
    .map(({ info, rank }) => ({ info: { ...info, page: onePageOf(info.page) }, rank }))
    .toSorted((a, b) => place(a.info) - place(b.info) || a.rank - b.rank)
    .map(({ info }) => info);
}

/** The schema of a content file that can be edited, of a post that of its front matter; undefined for another file. */
export function schemaOf(file: string): z.ZodType | undefined {
  return isPost(file) ? frontMatterSchema : (SINGLE.get(file) ?? schemaOfMany(file));
}

/** What a file's fields are found by in edit/labels.yaml: `post`, `service` and `person` for each, else its name. */
export function kindOf(file: string): string {
  if (SINGLE.has(file)) return nameOf(file);
  return file.startsWith('content/people/') ? 'person' : basename(dirname(file)).replace(/s$/, '');
}

/** What is told of a file, given what it holds. */
export function infoOf(file: string, value: unknown): FileInfo {
  const [title, inGroup, at, key] = KNOWN[file.replace('content/', '')] ?? [];
  const [screen, group, page] = placeOf(file);
  return {
    file,
    title: title || titleIn(value) || inWords(nameOf(file)),
    screen: SCREENS[inGroup ?? ''] ?? screen,
    group: inGroup ?? group,
    kind: isPost(file) ? 'post' : key ? 'entries' : 'fields',
    isOneOfMany: !SINGLE.has(file),
    page: inGroup ? at : page,
    ...(key && { key }),
  };
}

/** `figuresNote` or `figures-note` as `Figures note`. */
export function inWords(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ');
  return (
    words.charAt(0).toUpperCase() +
    words.slice(1).replace(/ [A-Z](?=[a-z])/g, (one) => one.toLowerCase())
  );
}

function placeOf(file: string): Shown {
  const name = nameOf(file);
  if (isPost(file)) return ['posts', 'Posts', `/blog/${name}`];
  if (SINGLE.has(file))
    return ['pages', 'Pages', ROUTES.find(({ screen }) => screen === `${name}/page`)?.href];
  if (kindOf(file) === 'person') return ['people', 'Team', '/meet-team'];
  return ['pages', 'Services', `/services/${name}`];
}

/** Services and people by their order, posts newest first. */
function rankOf(value: unknown): number {
  const day = Date.parse(String(valueAt(value, ['published_at'])));
  return Number(valueAt(value, ['order']) ?? -day) || 0;
}

function titleIn(value: unknown): string | undefined {
  const names = ['name', 'breadcrumb', 'title'].map((key) => valueAt(value, [key]));
  return names.filter((each) => typeof each === 'string').find(Boolean);
}

function nameOf(file: string): string {
  return basename(file).replace(/\.\w+$/, '');
}
