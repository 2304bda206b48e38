import { knownKeys } from '../../content/reading/known-keys.ts';
import { parseYaml } from '../../content/reading/yaml-file.ts';
import { checkingReferences, type Known } from '../../content/schemas/references.ts';
import { addressesOf } from '../../site/addresses.ts';
import type { Path, Place } from '../contract.ts';
import { filesOf, infoOf, schemaOf } from '../files/catalog.ts';
import { currentValue, isPost, looselyRead, textOf } from '../files/content-file.ts';
import { type Named, named, namedBy } from './named.ts';

/** Characters of a place's words that are shown. */
const SAYS_MAX = 160;

/** A text, at its place in a file, with another file named where it names the one; the same text where it does not. */
export type Lead = (text: string, at: Path, to: Named) => string;

/** How the texts of each file name one, by key or by link. */
export function leading(project: string, from: Named): (file: string, value: unknown) => Lead {
  const { folder, slug, address, kind } = from;
  const key = new RegExp(`(?<![\\w-])${slug}(?![\\w-])`);
  const link = new RegExp(`(?<![\\w./-])${address}(?![\\w/-])`, 'g');
  const point = new RegExp(`(?:^|/)${folder}/${slug}(?:/|$)`);
  const known = knownKeys(project, addressesOf(project));
  const others = { ...known, pages: without(known.pages, address) };
  const gone = kind ? { ...others, [kind]: without(known[kind], slug) } : others;
  return (file, value) => {
    // What only then refers to nothing.
    const keys = problems(file, value, gone).difference(problems(file, value, known));
    return (text, at, to) => {
      const isPoint = at.at(-1) === 'point' && point.test(text);
      if (isPoint || keys.has(`${at}`)) return text.replace(key, to.slug);
      return to.address && at.at(-1) !== 'from' ? text.replaceAll(link, to.address) : text;
    };
  };
}

/** A value with its texts changed; a list of words has none twice by that. */
export function mapped(
  value: unknown,
  change: (text: string, at: Path) => string,
  at: Path = [],
): unknown {
  if (typeof value === 'string') return change(value, at);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, each]) => {
    return [key, mapped(each, change, [...at, Array.isArray(value) ? Number(key) : key])] as const;
  });
  if (!Array.isArray(value)) return Object.fromEntries(inner);
  const list = inner.map(([, each]) => each);
  return list.some((each, place) => typeof each === 'string' && each !== value[place])
    ? [...new Set(list)]
    : list;
}

/**
 * Everything that names a file of many: keys and links, which a rename changes, and the sentences
 * with its name or title, which it leaves.
 *
 * @throws Refused 404 for a file that is none, or not one of many
 */
export async function placesOf(project: string, file: string): Promise<Place[]> {
  const from = namedBy(file);
  const { title } = infoOf(file, currentValue(project, file));
  const mention = new RegExp(`(?<!\\w)${RegExp.escape(title)}(?!\\w)`, 'i');
  const lead = leading(project, from);
  const elsewhere = named(from.folder, 'elsewhere');
  const places: Place[] = [];
  for (const other of (await filesOf(project)).filter((each) => each.file !== file)) {
    const source = textOf(project, other.file) ?? '';
    const isOfPost = isPost(other.file);
    // A line of a post is a paragraph of it.
    const value = isOfPost ? source.split('\n') : looselyRead(project, other.file);
    const leads = lead(other.file, value);
    mapped(value, (text, at) => {
      const isReference = leads(text, at, elsewhere) !== text;
      if (!isReference && !mention.test(text)) return text;
      const start = Math.max(0, text.search(isReference ? from.slug : mention) - SAYS_MAX / 2);
      const words = `${start > 0 ? '…' : ''}${text.slice(start, start + SAYS_MAX)}`;
      const { line, field } = isOfPost
        ? { line: Number(at[0]) + 1, field: '' }
        : parseYaml(other.file, source).problem(at, '');
      const says = [field, words].filter(Boolean).join(': ');
      places.push({ file: other.file, line, says, isReference });
      return text;
    });
  }
  return places;
}

function without(keys: ReadonlySet<string>, key: string | undefined): ReadonlySet<string> {
  return new Set([...keys].filter((each) => each !== key));
}

/** The places of a file's problems, where such keys are known. */
function problems(file: string, value: unknown, known: Known): ReadonlySet<string> {
  if (isPost(file)) return new Set();
  const parsed = checkingReferences(known, () => schemaOf(file)?.safeParse(value));
  return new Set(parsed?.error?.issues.map(({ path }) => path.join()));
}
