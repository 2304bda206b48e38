import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../src/base/errors/message-of.ts';
import type { ContentProblem } from '../../src/content/reader/content-error.ts';
import { checkContent } from '../../src/site/check-content.ts';

/** Finds the current problems of the content; reads it again only when a file has changed. */
export function currentProblems(): () => Promise<readonly ContentProblem[]> {
  let checked: { contentHash: string; problems: Promise<ContentProblem[]> } | undefined;
  return () => {
    const contentHash = contentHashOf('content/**/*');
    if (checked?.contentHash === contentHash) return checked.problems;
    // A file may be removed between listing and reading it.
    const problems = checkContent('.').catch((error: unknown) => [
      { file: 'content', field: '', expected: messageOf(error) },
    ]);
    checked = { contentHash, problems };
    return problems;
  };
}

/** The time and size of each file, since Node's file watcher may throw and misses folders. */
export function contentHashOf(pattern: string, cwd = '.'): string {
  const stats = globSync(pattern, { cwd }).map((path) => {
    const stat = statSync(join(cwd, path), { throwIfNoEntry: false });
    return `${path} ${stat?.mtimeMs} ${stat?.ino} ${stat?.size}`;
  });
  return stats.join('\n');
}
