import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../src/content/reader/yaml-file.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FOUNDER = 'content/people/founder.yaml';

const person = z.looseObject({ name: z.string(), title: z.string() });

/** Somebody of content/people. */
export type Person = z.output<typeof person>;

/** The founder. */
export function readFounder(): Person {
  return read(FOUNDER);
}

/** Everybody of content/people. */
export function people(): Person[] {
  return globSync('content/people/*.yaml', { cwd: PROJECT }).sort().map(read);
}

function read(file: string): Person {
  return readContent(PROJECT, file, person).content;
}
