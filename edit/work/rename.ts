import { z } from 'zod';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { slugSchema } from '../../blog/post.ts';
import { REDIRECTS, redirectsFile } from '../../content/reading/redirects.ts';
import { byAddressKey, oldAddress } from '../../content/schemas/redirects.ts';
import { filesOf, infoOf } from '../files/catalog.ts';
import { currentValue, isPost, looselyRead, textOf, textWith } from '../files/content-file.ts';
import { type Editor, type FileChange, Refused } from '../server/editor.ts';
import { type Named, named, namedBy } from './named.ts';
import { leading, mapped, placesOf } from './places.ts';

const FACTS = 'content/facts.yaml';
const facts = z.looseObject({ examples: z.array(z.looseObject({ file: z.string() })) });
const redirects = z.array(z.strictObject({ from: z.string(), to: z.string() }));
const shown = z.looseObject({ is_published: z.literal(true), published_at: z.string() });

/**
 * Gives a file of many another slug, as one step: everything that names it follows, and its old
 * address leads on.
 *
 * @throws Refused 400 for a slug that is none, is taken, or is an old address of another page
 */
export async function renameFile(
  editor: Editor,
  { file, slug }: { file: string; slug: string },
): Promise<{ file: string }> {
  const from = namedBy(file);
  const to = named(from.folder, slug);
  expectFree(editor.project, to, from);
  const { title } = infoOf(file, currentValue(editor.project, file));
  editor.step(`Address of ${title}`, await led(editor.project, from, to, false));
  return { file: to.file };
}

/**
 * Removes a file of many, as one step: what names it names the other one instead, and its address
 * leads there, else to the list.
 *
 * @param instead the slug of the other one
 * @throws Refused 400 with `{ places }` where something refers to it and there is no other one
 */
export async function removeFile(
  editor: Editor,
  { file, instead }: { file: string; instead?: string | undefined },
): Promise<void> {
  const from = namedBy(file);
  const { title } = infoOf(file, currentValue(editor.project, file));
  const places = (await placesOf(editor.project, file)).filter(
    (place) => place.isReference && from.kind && ![FACTS, REDIRECTS].includes(place.file),
  );
  if (places.length > 0 && !instead) {
    throw new Refused(400, `${title} is still named. Choose what to name instead.`, { places });
  }
  const to = instead ? namedBy(named(from.folder, instead).file) : undefined;
  if (to) currentValue(editor.project, to.file);
  editor.step(`${title} removed`, await led(editor.project, from, to, true));
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

/** What changes where a file gives way to another, a new one or one that is there. */
async function led(
  project: string,
  from: Named,
  to: Named | undefined,
  isRemoved: boolean,
): Promise<FileChange[]> {
  const lead = leading(project, from);
  const files = (await filesOf(project)).map(({ file }) => file);
  return files.flatMap((file): FileChange[] => {
    const before = textOf(project, file) ?? '';
    const value = looselyRead(project, file);
    const leads = lead(file, value);
    const all = (inner: unknown) => (to ? mapped(inner, (text, at) => leads(text, at, to)) : inner);
    const after = () => {
      if (isPost(file)) return to ? leads(before, [], to) : before;
      const kept = file === FACTS && isRemoved ? withoutExamples(value, from) : value;
      if (file !== REDIRECTS) return textWith(file, before, all(kept));
      return textWith(file, before, withRedirect(project, redirects.parse(all(kept)), from, to));
    };
    if (file !== from.file) {
      const text = after();
      return text === before ? [] : [{ file, before, after: text }];
    }
    const gone = { file, before, after: undefined };
    return isRemoved || !to ? [gone] : [gone, { file: to.file, before: undefined, after: after() }];
  });
}

/** The figures of its example go with it. */
function withoutExamples(value: unknown, { folder, file }: Named): unknown {
  const { data } = facts.safeParse(value);
  const name = file.slice(folder === 'posts' ? 'content/posts/'.length : 'content/'.length);
  return data ? { ...data, examples: data.examples.filter((each) => each.file !== name) } : value;
}

/** With a line for the old address, where visitors have had it; without one for the new. */
function withRedirect(
  project: string,
  all: z.output<typeof redirects>,
  { file, address, list }: Named,
  to: Named | undefined,
): unknown {
  const { data: post } = shown.safeParse(currentValue(project, file));
  const isHidden = isPost(file) && !(post && post.published_at <= texasToday());
  const others = all.filter((each) => oldAddress(each.from) !== to?.address);
  if (address === undefined || isHidden) return others;
  const lost = others.map((each) => (each.to === address ? { ...each, to: list } : each));
  return [...lost, { from: address, to: to?.address ?? list }];
}
