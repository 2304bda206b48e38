import { z } from 'zod';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { slugSchema } from '../../blog/post.ts';
import { REDIRECTS, redirectsFile } from '../../content/reading/redirects.ts';
import { byAddressKey, oldAddress } from '../../content/schemas/redirects.ts';
import { filesOf, infoOf } from '../files/catalog.ts';
import { currentValue, isPost, looselyRead, textOf, textWith } from '../files/content-file.ts';
import { partAt } from '../place.ts';
import { type Editor, type FileChange, Refused } from '../server/editor.ts';
import { type Named, named, namedBy } from './named.ts';
import { leading, mapped, placesOf } from './places.ts';

const FACTS = 'content/facts.yaml';
const facts = z.looseObject({ examples: z.array(z.looseObject({ file: z.string() })) });
const redirects = z.array(z.strictObject({ from: z.string(), to: z.string() }));

/**
 * Gives a file of many another slug, as one step: everything that names it follows, and its old
 * address leads on.
 *
 * @throws Refused 400 for a slug that is none, is taken, or is an old address of another page
 */
export async function renameFile(
  { project, step }: Editor,
  { file, slug }: { file: string; slug: string },
): Promise<{ file: string }> {
  const from = namedBy(file);
  const to = named(from.folder, slug);
  expectFree(project, to, from);
  const { title } = infoOf(file, currentValue(project, file));
  step(`Address of ${title}`, await led(project, from, to, false));
  return { file: to.file };
}

/**
 * Removes a file of many, as one step: what names it names the other one instead, and its address
 * leads there, else to the list.
 *
 * @param instead the file of the other one
 * @throws Refused 400 where something refers to it and there is no other one
 */
export async function removeFile(
  { project, step }: Editor,
  { file, instead }: { file: string; instead?: string },
): Promise<void> {
  const from = namedBy(file);
  const { title } = infoOf(file, currentValue(project, file));
  const isNamed = (await placesOf(project, file)).some(
    (place) => place.isReference && from.kind && ![FACTS, REDIRECTS].includes(place.file),
  );
  if (isNamed && !instead) {
    throw new Refused(400, `${title} is still named. Choose what to name instead.`);
  }
  const to = instead ? namedBy(instead) : { ...from, address: from.list };
  step(`${title} removed`, await led(project, from, to, true));
}

/**
 * Expects that a slug can be a file's.
 *
 * @param but the file that its old address may lead to
 * @throws Refused 400
 */
export function expectFree(project: string, { file, slug, address }: Named, but?: Named): void {
  const { error } = slugSchema.safeParse(slug);
  if (error)
    throw new Refused(400, `The address: ${error.issues[0]?.message}, such as estate-accounting.`);
  if (textOf(project, file) !== undefined)
    throw new Refused(400, `There is a ${file} already. Choose another address.`);
  const to = address && byAddressKey(redirectsFile(project).content).get(address);
  if (to === undefined || to === but?.address) return;
  throw new Refused(
    400,
    `${address} is an old address that leads to ${to}. Choose another, or take it out of Old addresses first.`,
  );
}

/** What changes where a file gives way to another. */
async function led(
  project: string,
  from: Named,
  to: Named,
  isRemoved: boolean,
): Promise<FileChange[]> {
  const lead = leading(project, from);
  return (await filesOf(project)).flatMap(({ file }): FileChange[] => {
    const before = textOf(project, file) ?? '';
    const value = looselyRead(project, file);
    const leads = lead(file, value);
    const kept = file === FACTS && isRemoved ? withoutExamples(value, from) : value;
    const next = mapped(kept, (text, at) => leads(text, at, to));
    const after = file === REDIRECTS ? withRedirect(project, next, from, to) : next;
    const text = textWith(file, before, after);
    if (file !== from.file) return text === before ? [] : [{ file, before, after: text }];
    const gone = { file, before, after: undefined };
    return isRemoved ? [gone] : [gone, { file: to.file, before: undefined, after: text }];
  });
}

/** The figures of its example go with it. */
function withoutExamples(value: unknown, { file }: Named): unknown {
  const { data } = facts.safeParse(value);
  const others = data?.examples.filter((each) => !file.endsWith(`/${each.file}`));
  return data ? { ...data, examples: others } : value;
}

/** With a line for the old address, where visitors have had it; without one for the new. */
function withRedirect(
  project: string,
  all: unknown,
  { file, address: from }: Named,
  to: Named,
): unknown {
  const others = redirects.parse(all).filter((each) => oldAddress(each.from) !== to.address);
  const [isPublished, day] = ['is_published', 'published_at'].map((key) =>
    partAt(currentValue(project, file), [key]),
  );
  const isHidden = isPost(file) && !(isPublished === true && String(day) <= texasToday());
  return from && !isHidden ? [...others, { from, to: to.address }] : others;
}
