import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { frontMatterSchema } from '../../blog/articles/article.ts';
import { schemaOfMany, singleFiles } from '../../content/reading/problems.ts';
import { pageSchemas } from '../../site/check-content.ts';
import { ROUTES } from '../../site/routes.ts';
import type { FileInfo } from '../contract.ts';
import { isPost, looselyRead } from './content-file.ts';
import { valueAt } from './merge.ts';

type Known = Partial<Omit<FileInfo, 'file'>>;

const SINGLE = singleFiles(await pageSchemas());
const RARE = 'Rarely changed';
/** What is told of a file where its place does not say it, in the order of her lists. */
const KNOWN: Readonly<Record<string, Known>> = {
  'content/firm.yaml': { title: 'The firm', screen: 'firm', group: 'The firm', page: '/contact' },
  'content/claims.yaml': {
    ...{ title: 'Figures the firm claims', screen: 'firm', group: 'Figures', page: '/' },
    key: 'id',
  },
  'content/people/founder.yaml': { group: 'Founder' },
  'content/testimonials.yaml': { group: 'Lists', page: '/', key: 'name' },
  'content/locations.yaml': { title: 'Offices', group: 'Lists', page: '/contact', key: 'name' },
  'content/dates.yaml': { title: 'Due dates', group: 'Lists', page: '/dates', key: 'id' },
  'content/notices.yaml': { title: 'Papers', group: 'Lists', page: '/find/{key}', key: 'code' },
  'content/facts.yaml': { title: 'Registered facts', group: 'Registers' },
  'content/redirects.yaml': { title: 'Old addresses', group: 'Registers', key: 'from' },
  'content/launch.yaml': { title: 'Allowed at launch', group: 'Registers', key: 'point' },
  'content/paper-kinds.yaml': {
    ...{ title: 'Papers without a page', group: 'Registers', page: '/find', key: 'id' },
  },
  'content/paper-topics.yaml': {
    ...{ title: 'What papers are about', group: 'Registers', page: '/find?about={key}', key: 'id' },
  },
  'content/pages/home.yaml': { title: 'Home' },
  'content/pages/shell.yaml': { title: 'Menus, footer and shared words', group: RARE, page: '/' },
  'content/pages/service.yaml': { title: 'Words of each service’s page', group: RARE },
  'content/pages/notice.yaml': { title: 'Words of each paper’s page', group: RARE },
  'content/pages/blog-post.yaml': { title: 'Words of each post’s page', group: RARE },
  'content/pages/not-found.yaml': { group: RARE },
  'content/paper-field.yaml': { title: 'Field for a paper’s number', group: RARE, page: '/find' },
  'content/families.yaml': { title: 'Families of services', group: RARE, page: '/services' },
  'content/rosettes.yaml': { title: 'The firm’s rosettes', group: RARE, page: '/' },
};
const GROUPS = [
  'The firm',
  'Figures',
  'Founder',
  'Team',
  'Pages',
  'Services',
  'Lists',
  'Registers',
  RARE,
];

/** The files of a project that can be edited, in the order of her lists. */
export async function filesOf(project: string): Promise<FileInfo[]> {
  const found = globSync(['content/**/*.yaml', 'content/posts/*.md'], { cwd: project });
  const files = found.map((file) => file.replaceAll('\\', '/')).filter((file) => schemaOf(file));
  const read = files.map((file) => {
    const value = looselyRead(project, file);
    return { info: infoOf(file, value), rank: rankOf(value), value };
  });
  /** Words of every such page are shown on one of them. */
  const onePageOf = (folder: string | undefined) => {
    if (!folder?.endsWith('/') || folder === '/') return folder;
    const found = read.find(({ info }) => info.page !== folder && info.page?.startsWith(folder));
    const first = valueAt(found?.value, [0, found?.info.key ?? '']);
    return found?.info.page?.replace('{key}', String(first).toLowerCase());
  };
  return read
    .toSorted(
      (one, other) =>
        GROUPS.indexOf(one.info.group) - GROUPS.indexOf(other.info.group) ||
        one.rank - other.rank ||
        one.info.title.localeCompare(other.info.title),
    )
    .map(({ info }) => ({ ...info, page: onePageOf(info.page) }));
}

/** The schema of a content file that can be edited; undefined for another. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (isPost(file)) return frontMatterSchema;
  return SINGLE.get(file) ?? schemaOfMany(file);
}

/** By what a file's fields are called in edit/labels.yaml: `service` for each service, else its own name. */
export function kindOf(file: string): string {
  if (isPost(file)) return 'post';
  return (
    { services: 'service', people: 'person' }[SINGLE.has(file) ? '' : folderOf(file)] ??
    nameOf(file)
  );
}

/** What is told of a file, given what it holds. */
export function infoOf(file: string, value: unknown): FileInfo {
  const { key, ...known } = KNOWN[file] ?? {};
  const isOneOfMany = !SINGLE.has(file);
  return {
    file,
    title: titleIn(value) ?? inWords(nameOf(file)),
    ...placeOf(file),
    kind: isPost(file) ? 'post' : key ? 'entries' : 'fields',
    isOneOfMany,
    ...known,
    ...(key && { key }),
  };
}

/** `figuresNote` or `figures-note` as `Figures note`. */
export function inWords(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function placeOf(file: string): Pick<FileInfo, 'screen' | 'group' | 'page'> {
  const name = nameOf(file);
  switch (folderOf(file)) {
    case 'posts':
      return { screen: 'posts', group: 'Posts', page: `/blog/${name}` };
    case 'people':
      return { screen: 'people', group: 'Team', page: '/meet-team' };
    case 'services':
      return { screen: 'pages', group: 'Services', page: `/services/${name}` };
    default:
      return { screen: 'pages', group: 'Pages', page: routeTo(name) };
  }
}

/** The address of a page's own words. */
function routeTo(name: string): string | undefined {
  const route = ROUTES.find(({ screen }) => screen === `${name}/page`);
  return route?.href.replace('[slug]', '').replace('[code]', '');
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

function folderOf(file: string): string {
  return basename(dirname(file));
}
