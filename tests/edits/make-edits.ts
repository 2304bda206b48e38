import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Document, isMap, isSeq, parse } from 'yaml';
import { z } from 'zod';
import { changeYaml } from '../../src/content/reader/write-yaml.ts';

const changes = z.record(z.string(), z.unknown()).default({});

/** The edits of edits.yaml. */
export const EDITS = z
  .array(
    z.strictObject({
      what: z.string(),
      /** Path in content/; absent for a whole new file. */
      file: z.string().optional(),
      set: changes,
      add: changes,
      shown: z.record(z.string(), z.array(z.string())).default({}),
    }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, 'edits.yaml'), 'utf8')));

/** Makes every edit in the project at `folder`, as docs/content.md describes. */
export async function makeEdits(folder: string): Promise<void> {
  cpSync(join(import.meta.dirname, 'files'), folder, { recursive: true });
  for (const { file, set, add } of EDITS) {
    if (file) edit(join(folder, 'content', file), set, add);
  }
  await takePhoto(join(folder, 'content/photos/front-office.jpg'), 1600, 1200);
  mkdirSync(join(folder, 'content/posts/pictures'), { recursive: true });
  await takePhoto(join(folder, 'content/posts/pictures/front-desk.jpg'), 1280, 640);
}

function edit(path: string, set: Record<string, unknown>, add: Record<string, unknown>): void {
  const changed = changeYaml(readFileSync(path, 'utf8'), (yaml) => {
    for (const [field, value] of Object.entries(set)) yaml.setIn(placeOf(field, yaml), value);
    for (const [field, value] of Object.entries(add)) {
      yaml.addIn(field === '.' ? [] : placeOf(field, yaml), yaml.createNode(value));
    }
  });
  writeFileSync(path, changed);
}

/** The path to a field: list entries are named by index or id. */
function placeOf(field: string, yaml: Document): (string | number)[] {
  const way: (string | number)[] = [];
  for (const name of field.split('.')) {
    const node = yaml.getIn(way, true);
    const entry = isSeq(node)
      ? node.items.findIndex((each) => isMap(each) && each.get('id') === name)
      : -1;
    way.push(isSeq(node) ? (entry < 0 ? Number(name) : entry) : name);
  }
  return way;
}

/** Writes a synthetic photograph with constant bytes, since its hash is part of addresses and so of page sizes. */
async function takePhoto(path: string, width: number, height: number): Promise<void> {
  const shades = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="#444"/><stop offset="1" stop-color="#ccc"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#a)"/><circle cx="60%" cy="40%" r="20%" fill="#765"/></svg>`;
  await sharp(Buffer.from(shades)).jpeg().toFile(path);
}
