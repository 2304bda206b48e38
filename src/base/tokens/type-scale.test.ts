import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** The size in each `font-size` and `font`, which may stand on a line of its own. */
const SIZES = /\bfont(?:-size)?:\s+(?:(?:normal|italic|\d+) )?(?<size>[^;/]+?)\s*[;/]/g;

/**
 * A step of the scale or a job, the lesser of two, what the element around it has, or a size on
 * paper (an address there is 0.86em); a figure in a rosette is a part of its width.
 */
const KNOWN =
  /^(?:var\(--(?:t\d\d|h[123]|lede|figure|fine)\)|min\(var\(--\w+\), var\(--\w+\)\)|inherit|1em|[\d.]+pt[\s\S]*|0\.86em|calc\(var\(--art\) \* 0\.\d+\))$/;

/** The browser's own size, which all others are measured by. */
const ROOT = '106.25%';

test('no style sheet has a size of type that is not a step of the scale', () => {
  const sheets = globSync('src/site/**/*.css', { cwd: PROJECT });
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(join(PROJECT, sheet), 'utf8').matchAll(SIZES)].map(({ groups }) => ({
      sheet,
      size: groups?.['size'] ?? '',
    })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ size }) => size !== ROOT && !KNOWN.test(size))).toEqual([]);
});
