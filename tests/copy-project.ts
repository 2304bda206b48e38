import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const EXCLUDED = ['node_modules', 'dist', '.git', '.node', '.astro', 'data', 'test-results'];

/** Copies the project, packages linked, into a new folder; returns the folder. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of readdirSync(PROJECT).filter((each) => !EXCLUDED.includes(each))) {
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  // Links each package by itself: build caches next to them are not the project's.
  mkdirSync(join(copy, 'node_modules'));
  const packages = join(PROJECT, 'node_modules');
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}
