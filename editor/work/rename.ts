import { isDeepStrictEqual } from 'node:util';
import { slugSchema } from '../../src/blog/post.ts';
import { REDIRECTS } from '../../src/content/reader/redirects.ts';
import { oldAddress } from '../../src/content/schemas/redirects.ts';
import { ApiError } from '../api-error.ts';
import type { FileInfo, Path, TextMatch } from '../api-types.ts';
import { filesOf, infoOf } from '../files/catalog.ts';
import { expectedText, readText, readUnchecked, setValue, valueIn } from '../files/content-file.ts';
import { writeFiles } from '../files/save.ts';
import { jsonSchemaOf, mapStrings } from '../files/schema.ts';
import { valueAt } from '../value-path.ts';
import { linesOf, shortened } from './search.ts';

const FACTS = 'content/facts.yaml';
/** The list page of each folder; people have no pages. */
const LISTS = { services: '/services', posts: '/blog', people: undefined } as const;

/** A collection file, and the ways other files refer to it. */
type Named = ReturnType<typeof collectionFile>;

/** The collection file for a slug, whether it exists or not. */
export function collectionFile(folder: NonNullable<FileInfo['folder']>, slug: string) {
  const list = LISTS[folder];
  const name = `${slug}.${folder === 'posts' ? 'md' : 'yaml'}`;
  // The name used in content/facts.yaml.
  const inFacts = folder === 'posts' ? name : `${folder}/${name}`;
  const file = `content/${folder}/${name}`;
  return { file, folder, slug, address: list && `${list}/${slug}`, list, inFacts };
}

/** Everything that names a collection file: references, which a rename updates, and mentions in text, which stay. */
export function usagesOf(project: string, file: string): TextMatch[] {
  const from = collectionFileAt(file);
  const value = valueIn(file, expectedText(project, file));
  const names = [infoOf(file, value).title];
  if (from.folder === 'people') names.push(String(valueAt(value, ['title'])));
  const mention = RegExp(`\\b(?:${names.map(RegExp.escape).join('|')})`, 'i');
  const elsewhere = collectionFile(from.folder, 'elsewhere');
  return linesOf(project).flatMap((line) => {
    const { says, references, at } = line;
    const isReference = replaceReference(says, from, elsewhere, references, at.at(-1)) !== says;
    const start = says.search(isReference ? from.slug : mention);
    return start < 0 || line.file === file ? [] : [{ ...shortened(line, start), isReference }];
  });
}

/**
 * Gives a collection file another slug, updates references, and redirects its old address.
 *
 * @throws ApiError 400 for an invalid or taken slug
 */
export function renameFile(project: string, { file, slug }: { file: string; slug: string }) {
  const from = collectionFileAt(file);
  const to = collectionFile(from.folder, slug);
  expectSlugFree(project, to);
  const before = expectedText(project, file);
  const after = setValue(file, before, replaceReferences(file, valueIn(file, before), from, to));
  writeFiles(project, {
    ...changesElsewhere(project, from, to),
    [to.file]: after,
    [file]: undefined,
  });
  return { file: to.file };
}

/**
 * Removes a collection file: references go to the replacement, and its address redirects to the
 * replacement or to the list.
 *
 * @param instead the replacement's file
 * @throws ApiError 400 if references remain and there is no replacement
 */
export function removeFile(
  project: string,
  { file, instead }: { file: string; instead?: string | undefined },
): void {
  const from = collectionFileAt(file);
  const isNamed = usagesOf(project, file).some(
    (usage) => usage.isReference && ![FACTS, REDIRECTS].includes(usage.file),
  );
  if (isNamed && !instead)
    throw new ApiError(400, 'It is still named. Choose what to name instead.');
  const to = instead ? collectionFileAt(instead) : { ...from, address: from.list };
  writeFiles(project, { ...changesElsewhere(project, from, to, true), [file]: undefined });
}

/**
 * Expects that a slug is valid and free.
 *
 * @throws ApiError 400
 */
export function expectSlugFree(project: string, { file, slug }: Named): void {
  const { error } = slugSchema.safeParse(slug);
  if (error) {
    throw new ApiError(400, `The address: ${error.issues[0]?.message}, such as estate-accounting.`);
  }
  if (readText(project, file) !== undefined) {
    throw new ApiError(400, `There is a ${file} already. Choose another address.`);
  }
}

/** @throws ApiError 404 if the file is not in a collection */
function collectionFileAt(file: string): Named {
  const { folder } = infoOf(file, undefined);
  const [, slug] = /^content\/\w+\/([a-z0-9-]+)\.\w+$/.exec(file) ?? [];
  if (folder && slug) return collectionFile(folder, slug);
  throw new ApiError(404, `${file} is no file that can be renamed or removed.`);
}

/** A text with references to one file replaced by references to another, by key or in an address. */
function replaceReference(
  text: string,
  from: Named,
  to: Named,
  references: unknown,
  key: unknown,
): string {
  if (references === 'files') return text === from.inFacts ? to.inFacts : text;
  if (references === from.folder) return text === from.slug ? to.slug : text;
  if (key === 'point') {
    const point = RegExp(`(^|/)${from.folder}/${from.slug}(?=/|$)`);
    return text.replace(point, `$1${to.folder}/${to.slug}`);
  }
  const { address } = to;
  if (!from.address || !address || key === 'from') return text;
  return text.replaceAll(RegExp(`(?<![\\w./-])${from.address}(?![\\w/-])`, 'g'), address);
}

function replaceReferences(file: string, value: unknown, from: Named, to: Named): unknown {
  return mapStrings(value, jsonSchemaOf(file), (text, at, references) =>
    replaceReference(text, from, to, references, at.at(-1)),
  );
}

/** The new texts of other files: adds the redirect, and drops the examples of a removed file. */
function changesElsewhere(project: string, from: Named, to: Named, isRemoved = false) {
  const changed = filesOf(project).flatMap(({ file }) => {
    if (file === from.file) return [];
    const value = readUnchecked(project, file);
    const kept = file === FACTS && isRemoved ? withoutExamples(value, from) : value;
    const next = replaceReferences(file, kept, from, to);
    const all = file === REDIRECTS ? withRedirect(project, next, from, to) : next;
    if (isDeepStrictEqual(all, value)) return [];
    return [[file, setValue(file, expectedText(project, file), all)] as const];
  });
  return Object.fromEntries(changed);
}

function withoutExamples(value: unknown, { inFacts }: Named): unknown {
  const examples = listAt(value, ['examples']);
  const kept = examples.filter((each) => valueAt(each, ['file']) !== inFacts);
  return { ...Object(value), examples: kept };
}

/** The redirects, with one from the old address unless visitors never saw it, and none from the new address. */
function withRedirect(project: string, all: unknown, { file, address: from }: Named, to: Named) {
  const isOther = (each: unknown) => oldAddress(String(valueAt(each, ['from']))) !== to.address;
  const others = listAt(all, []).filter(isOther);
  const isHidden = ['Drafts', 'Scheduled'].includes(
    infoOf(file, readUnchecked(project, file)).group,
  );
  return from && !isHidden ? [...others, { from, to: to.address }] : others;
}

function listAt(value: unknown, at: Path): unknown[] {
  const list = valueAt(value, at);
  return Array.isArray(list) ? list : [];
}
