import { infoOf } from '../files/catalog.ts';
import { Refused } from '../server/editor.ts';

/** The folders whose files are each one of many: where their pages are, and as what others refer to them. */
const FOLDERS = {
  services: { pages: '/services', kind: 'services', ending: 'yaml' },
  posts: { pages: '/blog', kind: 'articles', ending: 'md' },
  people: { pages: undefined, kind: undefined, ending: 'yaml' },
} as const;

/** A file of many, and what others name it by. */
export interface Named {
  file: string;
  folder: keyof typeof FOLDERS;
  slug: string;
  /** Of its page, and of the list above that, if it has one of its own. */
  address: string | undefined;
  list: string | undefined;
  kind: 'services' | 'articles' | undefined;
}

/** The file of a folder that has this slug, or would have it. */
export function named(folder: Named['folder'], slug: string): Named {
  const { pages: list, kind, ending } = FOLDERS[folder];
  const file = `content/${folder}/${slug}.${ending}`;
  return { file, folder, slug, address: list && `${list}/${slug}`, list, kind };
}

/** @throws Refused 404 for a file that is not one of many */
export function namedBy(file: string): Named {
  const [, name = '', slug = ''] = /^content\/(\w+)\/([a-z0-9-]+)\.\w+$/.exec(file) ?? [];
  const folder = (['services', 'posts', 'people'] as const).find((each) => each === name);
  if (folder && infoOf(file, undefined).isOneOfMany) return named(folder, slug);
  throw new Refused(404, `${file} is no file that can be copied, renamed or removed.`);
}
