import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { frontMatterSchema } from '../../src/blog/files/post-file.ts';
import { collectionSchema, singleFiles } from '../../src/content/reader/problems.ts';
import { pageSchemas } from '../../src/site/check-content.ts';
import { ROUTES } from '../../src/site/routes.ts';
import type { FileInfo } from '../api-types.ts';
import { valueAt } from '../value-path.ts';
import { isPost, readUnchecked } from './content-file.ts';

const SINGLE = singleFiles(await pageSchemas());
const GROUPS = ['The firm', 'Team', 'Drafts', 'Scheduled', 'Posts', 'Services', 'Pages', 'Lists'];
/** Pages of files whose name differs from their page's; `{field}` is replaced by that field of the open entry. */
const PAGES: Readonly<Record<string, string>> = {
  firm: '/contact',
  locations: '/contact',
  dates: '/dates',
  papers: '/find/{code}',
  reviews: '/blog',
  service: '/services/payroll',
  paper: '/find/cp2000',
  'blog-post': '/blog',
  'not-found': '/not-found',
  'paper-kinds': '/find',
  'paper-topics': '/find?about={id}',
  'paper-field': '/find',
  families: '/services',
};

/** A project's editable files, in the order of the list. */
export function filesOf(project: string): FileInfo[] {
  const rank = ({ group }: FileInfo) => GROUPS.indexOf(group);
  const found = globSync(['content/**/*.yaml', 'content/posts/*.md'], { cwd: project });
  return found
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => schemaOf(file))
    .map((file) => {
      // Registers have no title, and reading papers and facts takes half a second.
      const isInFolder = /^content\/\w+\//.test(file);
      return infoOf(file, isInFolder ? readUnchecked(project, file) : undefined);
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

/** The schema of an editable content file (for a post, of its front matter); undefined for other files. */
export function schemaOf(file: string): z.ZodType | undefined {
  return isPost(file) ? frontMatterSchema : (SINGLE.get(file) ?? collectionSchema(file));
}

/** A file's key in editor/labels.yaml: `post`, `service` or `person` in those folders, else its own name. */
export function kindOfFile(file: string): string {
  const kinds = { services: 'service', people: 'person', posts: 'post' } as const;
  const folder = folderOf(file);
  return folder ? kinds[folder] : slugOf(file);
}

/** A file's title, group and page, given its value. */
export function infoOf(file: string, value: unknown): FileInfo {
  const folder = folderOf(file);
  const title = ['name', 'breadcrumb', 'title'].map((key) => valueAt(value, [key])).find(Boolean);
  return {
    file,
    title: typeof title === 'string' ? title : nameInWords(slugOf(file)),
    group: groupOf(file, value),
    folder,
    page: pageOf(file),
  };
}

/** `figuresNote` or `figures-note` as `Figures note`. */
export function nameInWords(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function groupOf(file: string, value: unknown): string {
  if (file === 'content/firm.yaml') return 'The firm';
  if (file.startsWith('content/people/')) return 'Team';
  if (file.startsWith('content/services/')) return 'Services';
  if (!isPost(file)) return file.startsWith('content/pages/') ? 'Pages' : 'Lists';
  // A post's group says whether visitors see it.
  if (valueAt(value, ['is_published']) !== true) return 'Drafts';
  return String(valueAt(value, ['published_at'])) > texasToday() ? 'Scheduled' : 'Posts';
}

function pageOf(file: string): string | undefined {
  const name = slugOf(file);
  if (isPost(file)) return `/blog/${name}`;
  if (file.startsWith('content/services/')) return `/services/${name}`;
  if (file.startsWith('content/people/')) return '/meet-team';
  return PAGES[name] ?? ROUTES.find(({ screen }) => screen === `${name}/page`)?.href;
}

/** The folder of a collection file; undefined for others, such as the founder's. */
function folderOf(file: string): FileInfo['folder'] {
  const folders = ['services', 'people', 'posts'] as const;
  return folders.find((each) => file.startsWith(`content/${each}/`) && !SINGLE.has(file));
}

function slugOf(file: string): string {
  return basename(file).replace(/\.\w+$/, '');
}
