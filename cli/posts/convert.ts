import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { plain } from '../../base/terminal/plain.ts';
import type { Moved } from '../../blog/moved/convert.ts';
import { ExportError, type OldBlog } from '../../blog/moved/old-blog.ts';
import { decoded } from '../../content/reading/decoded.ts';
import { REDIRECTS, redirectsFile } from '../../content/reading/redirects.ts';
import { oldAddress } from '../../content/schemas/redirects.ts';
import { counted } from '../../inbox/print.ts';
import { command, Misuse } from '../command.ts';
import { ARTICLES } from './in-blog.ts';
import { people } from './people.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Makes drafts of another system's posts. */
export const convertExport = command(
  'make drafts in content/posts of an export of WordPress (.xml) or Ghost (.json)',
  {
    site: { type: 'string', value: 'URL', help: 'where the old site was; Ghost does not say it' },
    redirects: { type: 'boolean', help: `add its old addresses to ${REDIRECTS}` },
  },
  async ({ site, redirects = false }, file = '') => {
    if (site !== undefined && !/^https?:\/\/[^/]/.test(site)) {
      throw new Misuse(`--site is "${site}", expected an address such as https://old.example.com`);
    }
    const old = await read(file, site?.replace(/\/$/, ''));
    // Imported lazily, so that other commands start without the converters.
    const { convert } = await import('../../blog/moved/convert.ts');
    const { categoriesOf } = await import('./categories-of.ts');
    const categories = categoriesOf(ARTICLES.articles);
    const moved = await convert(old, { folders: ARTICLES, people: people(), categories });
    return [...report(old, moved), ...addressLines(moved.redirects, redirects)].join('\n');
  },
);

async function read(file: string, site: string | undefined): Promise<OldBlog> {
  try {
    const of = decoded(readFileSync(resolve(file)));
    if (!('text' in of)) throw new ExportError(`line ${of.line}: ${of.expected}`);
    const { text } = of;
    if (/^\s*</.test(text)) {
      const { readWordPress } = await import('../../blog/moved/wordpress.ts');
      const old = readWordPress(text);
      const at = site ?? old.site;
      if (!URL.canParse(at)) throw new Misuse('Say where the old site was: --site https://…');
      return { ...old, site: at };
    }
    const { readGhost } = await import('../../blog/moved/ghost.ts');
    // An export that is none is said first.
    const old = readGhost(text, site ?? 'https://old.invalid');
    if (site === undefined) throw new Misuse('Say where the old site was: --site https://…');
    return old;
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    throw new Error(`${file}: ${error.message}\nNothing is written.`, { cause: error });
  }
}

function report({ pages }: OldBlog, moved: Moved): string[] {
  return [
    ...group('drafts in content/posts: read, edit and publish each as any post', moved.drafts),
    ...group('there already, left as they are', moved.there),
    ...group(
      'pages, not taken over: their words may go into content/pages and content/services',
      pages,
    ),
    ...group('left out', moved.leftOut),
    ...group(
      'pictures missing: put each into content/posts/photos and name it where its comment stands',
      moved.missing,
    ),
    ...group('to look at', together(moved.remarks)),
    counted(moved.drafts.length, 'draft'),
  ];
}

/** Remarks by draft, those that several drafts share as one line. */
function together(remarks: readonly string[]): string[] {
  const shared = Map.groupBy(remarks, (each) => each.slice(each.indexOf(': ') + 2));
  return [...shared].map(([said, all]) => {
    return all.length === 1
      ? `${all}`
      : `${said}: ${all.map((it) => it.split(': ')[0]).join(', ')}`;
  });
}

function group(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`${title} (${lines.length}):`, ...lines.map((line) => `  ${plain(line)}`), ''];
}

/** The lines to add for old addresses that nothing answers, once they are added if asked. */
function addressLines(redirects: Moved['redirects'], add: boolean): string[] {
  const known = new Set(redirectsFile(PROJECT).content.map(({ from }) => oldAddress(from) ?? from));
  const pages = builtPages();
  const taken: string[] = [];
  const lines = redirects.flatMap(({ from, to }) => {
    const key = oldAddress(from);
    if (key === undefined) taken.push(`${from}: no address that ${REDIRECTS} takes`);
    else if (pages.includes(key)) taken.push(`${from}: a page of this site`);
    else if (!known.has(key)) {
      known.add(key);
      return [`- { from: ${JSON.stringify(from)}, to: ${to} }`];
    }
    return [];
  });
  if (add && lines.length > 0) {
    const path = join(PROJECT, REDIRECTS);
    const lineEnd = readFileSync(path, 'utf8').endsWith('\n') ? '' : '\n';
    appendFileSync(path, `${lineEnd}${lines.join('\n')}\n`);
  }
  const title = add
    ? `added to ${REDIRECTS}; each leads on once its post is published`
    : `to add to ${REDIRECTS}, by hand or with --redirects`;
  return [...group(title, lines), ...group('old addresses left out', taken)];
}

/** The pages last built here; one that is missing is named by the next build. */
function builtPages(): string[] {
  const files = globSync('**/*.html', { cwd: join(PROJECT, 'dist/client') });
  return files.map((file) => `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`);
}
