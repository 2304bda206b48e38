import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the page and its forms. */
const FILES = ['content/**/*.yaml', 'content/posts/*.md', 'content/**/*.{jpg,jpeg,png,webp,avif}'];
/** Milliseconds between two looks: what Node tells of changes may throw, and loses folders. */
const LOOK_MS = 500;

/**
 * Looks for content that any program changed, twice a second.
 *
 * @returns looks at once
 */
export function followContent(project: string, onChange: (files: string[]) => void): () => void {
  let known = stampsIn(project);
  const look = () => {
    const [before, now] = [known, stampsIn(project)];
    known = now;
    const files = new Set([...before.keys(), ...now.keys()]);
    const changed = [...files].filter((file) => before.get(file) !== now.get(file));
    if (changed.length > 0) onChange(changed);
  };
  setInterval(look, LOOK_MS).unref();
  return look;
}

/** The state of each file: its size and time. */
function stampsIn(project: string): Map<string, string> {
  const files = globSync(FILES, { cwd: project });
  return new Map(
    files.map((file) => {
      const stat = statSync(join(project, file), { throwIfNoEntry: false });
      return [file.replaceAll('\\', '/'), `${stat?.mtimeMs} ${stat?.ino} ${stat?.size}`];
    }),
  );
}
