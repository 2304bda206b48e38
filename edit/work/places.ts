import { knownKeys } from '../../content/reading/known-keys.ts';
import { checkingReferences, type Known } from '../../content/schemas/references.ts';
import { addressesOf } from '../../site/addresses.ts';
import type { Path, Place } from '../contract.ts';
import { filesOf, infoOf, schemaOf } from '../files/catalog.ts';
import { currentValue, looselyRead } from '../files/content-file.ts';
import { titleOf } from '../files/schema.ts';
import { partAt } from '../place.ts';
import { type Named, named, namedBy } from './named.ts';

/** Characters of a paragraph that are shown from before the name on. */
const [BEFORE, SHOWN] = [80, 160];

/** A text, at its place in a file, with another file named where it names the one; the same text where it does not. */
type Lead = (text: string, at: Path, to: Pick<Named, 'slug' | 'address'>) => string;

/** How the texts of each file name one, by key or by link. */
export function leading(project: string, from: Named): (file: string, value: unknown) => Lead {
  const { folder, slug, address = '', kind } = from;
  const key = new RegExp(`(?<![\\w-])${slug}(?![\\w-])`);
  const link = new RegExp(`(?<![\\w./-])${address}(?![\\w/-])`, 'g');
  const point = new RegExp(`(?:^|/)${folder}/${slug}(?:/|$)`);
  const known = knownKeys(project, addressesOf(project));
  const pages = known.pages.difference(new Set([address]));
  const gone = {
    ...known,
    pages,
    ...(kind && { [kind]: known[kind].difference(new Set([slug])) }),
  };
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
  if (Array.isArray(value)) {
    const list = value.map((each, place) => mapped(each, change, [...at, place]));
    const isChanged = list.some((each, place) => typeof each === 'string' && each !== value[place]);
    return isChanged ? [...new Set(list)] : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, each]) => [
    key,
    mapped(each, change, [...at, key]),
  ]);
  return Object.fromEntries(inner);
}

/**
 * Everything that names a file of many: keys and links, which a rename changes, and the paragraphs
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
    const value = looselyRead(project, other.file);
    const leads = lead(other.file, value);
    mapped(value, (text, at) => {
      for (const words of text.split('\n')) {
        const isReference = leads(words, at, elsewhere) !== words;
        const start = words.search(isReference ? from.slug : mention);
        if (start < 0) continue;
        const entry = other.key && partAt(value, [at[0] ?? '', other.key]);
        const where = [other.title, entry, titleOf(other.file, at)].filter(Boolean).join(', ');
        const says = words.slice(Math.max(0, start - BEFORE)).slice(0, SHOWN);
        places.push({ file: other.file, at, where, says, isReference });
      }
      return text;
    });
  }
  return places;
}

/** The places of a file's problems, where such keys are known. */
function problems(file: string, value: unknown, known: Known): ReadonlySet<string> {
  const parsed = checkingReferences(known, () => schemaOf(file)?.safeParse(value));
  return new Set(parsed?.error?.issues.map(({ path }) => path.join()));
}
