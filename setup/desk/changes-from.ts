import { builtVersion } from './built-version.ts';
import type { Clone } from './clone.ts';
import type { Desk } from './desk.ts';
import { differenceBetween } from './difference.ts';
import { treeOf } from './folder-tree.ts';
import { namesIn } from './git.ts';

/** Of a commit's text, the lines that say what changed. */
const LINES = 60;
const FILES = 12;

/** What changes from one version to another: for whoever publishes it, and as a commit says it. */
export interface Changes {
  lines: string[];
  message: string;
}

/**
 * Builds both versions and says what changes for visitors.
 *
 * @param before the commit that visitors see
 * @param after the tree that they are to see
 * @throws Error with what the build of the later one said
 */
export async function changesFrom(
  { workshop, say, project }: Desk,
  clone: Clone,
  before: string,
  after: string,
): Promise<Changes> {
  const files = namesIn(
    clone.git('diff', '--name-only', '-z', '--no-renames', treeOf(clone, before), after),
  );
  say('Building and comparing …');
  const folder = await builtVersion(clone, after, workshop);
  const reading = await workshop.read(folder);
  let told = { lines: [''], about: '' };
  let advice: string[] = [];
  try {
    const last = await builtVersion(clone, treeOf(clone, before), workshop);
    told = differenceBetween(await workshop.read(last), reading);
    advice = workshop.advise(project, last);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    told.lines = ['', `The version before cannot be built here, so only files are named: ${why}`];
  }
  const lines = told.lines.length > 0 ? told.lines : ['', 'No page reads differently.'];
  const more = files.length > FILES ? `, and ${files.length - FILES} more` : '';
  const named = `Files: ${files.slice(0, FILES).join(', ') || 'none'}${more}`;
  const about = told.about || 'what no page shows';
  const body = [...lines.slice(1, LINES), ...(lines.length > LINES ? ['…'] : []), '', named];
  return {
    lines: [...lines, '', named, ...advice.flatMap((line) => ['', line])],
    message: `Publish: ${about}\n\n${body.join('\n')}\n`,
  };
}
