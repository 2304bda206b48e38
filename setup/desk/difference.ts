import { type Changes, changesBetween } from '../../archive/changes.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import type { PostFace, Reading } from './reading.ts';

/** What is different to a visitor, in lines, and what it is about, in few words. */
export interface Difference {
  lines: string[];
  /** Such as "Contact, Payroll and 1 post". */
  about: string;
}

const POST = '/blog/';
/** Of one change, the lines that are shown, and the pages that are named. */
const LINES = 24;
const PATHS = 4;
const NAMES = 3;
const PICTURE = /^([-+] )\[(picture .*) [\da-f]{16}\]$/;

/** What changed for visitors from one version to another. */
export function differenceBetween(before: Reading, after: Reading): Difference {
  const { added, removed, changed } = changesBetween(before.pages, after.pages, String);
  const isPage = (path: string) => !path.startsWith(POST);
  const posts = changedKeys(before.posts, after.posts);
  const moved = changedKeys(before.redirects, after.redirects);
  const pages = [...changed.flatMap(({ paths }) => paths), ...added, ...removed].filter(isPage);
  const [only] = posts;
  const title = only && (after.posts.get(only) ?? before.posts.get(only))?.title;
  const counts = posts.length === 1 && pages.length === 0 ? `“${title}”` : counted(posts.length);
  return {
    lines: [
      ...bySentence(changed).flatMap(([paths, lines]) => [
        ...['', `${onPages(paths)}:`],
        ...shortened(lines),
      ]),
      ...paragraph(added.filter(isPage).map((path) => `New page: ${path}`)),
      ...paragraph(removed.filter(isPage).map((path) => `Page gone: ${path}`)),
      ...paragraph(
        posts.map((slug) => toldPost(before.posts.get(slug), after.posts.get(slug), slug)),
      ),
      ...paragraph(
        moved.map((from) => {
          const to = after.redirects.get(from);
          return to ? `Old address ${from} leads to ${to}` : `Old address ${from} leads nowhere`;
        }),
      ),
    ],
    about: listed([...namedPages(pages), ...(posts.length > 0 ? [counts] : [])]),
  };
}

/** Names in a sentence: "A, B and C". */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names).replace(', and ', ' and ');
}

/** The changed sentences, those of most pages first, with the pages that changed so. */
function bySentence(
  changed: Changes['changed'],
): (readonly [paths: readonly string[], lines: readonly string[]])[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { lines, paths } of changed) {
    for (const change of lines.split(/\n(?<=^\+ .*\n)(?=- )/m)) {
      pagesOf.set(change, new Set([...(pagesOf.get(change) ?? []), ...paths]));
    }
  }
  const together = Map.groupBy(pagesOf, ([, pages]) => [...pages].sort().join(' '));
  return [...together.values()]
    .map((same) => {
      const [[, pages] = ['', new Set<string>()]] = same;
      return [[...pages], same.flatMap(([change]) => change.split('\n'))] as const;
    })
    .sort(([a], [b]) => b.length - a.length);
}

function paragraph(lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', ...lines] : [];
}

function changedKeys<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const text = (of: ReadonlyMap<string, Value>, key: string) => JSON.stringify(of.get(key));
  return [...keys].filter((key) => text(before, key) !== text(after, key)).sort();
}

function onPages(paths: readonly string[]): string {
  if (paths.length <= PATHS) return paths.map((path) => `${nameOf(path)} (${path})`).join(', ');
  return `On ${paths.length} pages, such as ${paths.slice(0, PATHS).join(', ')}`;
}

function shortened(changed: readonly string[]): string[] {
  const lines = changed.map((line) => line.replace(PICTURE, '$1$2'));
  if (lines.length <= LINES) return lines;
  return [...lines.slice(0, LINES), `  (and ${lines.length - LINES} more lines)`];
}

function namedPages(paths: readonly string[]): string[] {
  return paths.length > NAMES ? [`${paths.length} pages`] : [...new Set(paths.map(nameOf))];
}

/** "Meet team" for /meet-team. */
function nameOf(path: string): string {
  const words = path.replace(/^.*\//, '').replace(/[?=-]/g, ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Home';
}

function counted(posts: number): string {
  return posts === 1 ? '1 post' : `${posts} posts`;
}

function toldPost(before: PostFace | undefined, after: PostFace | undefined, slug: string): string {
  const name = `Post “${(after ?? before)?.title}” (${slug})`;
  if (!after) return `${name}: gone`;
  const shows = after.from ? `shown from ${longUsDate(after.from)} on` : 'a draft, shown to nobody';
  if (!before) return `${name}: new, ${shows}`;
  const words = [
    ...(before.text === after.text ? [] : ['changed']),
    ...(before.from && !after.from ? ['hidden'] : []),
    ...(before.from !== after.from && after.from ? [`now ${shows}`] : []),
  ];
  return `${name}: ${words.join(', ')}`;
}
