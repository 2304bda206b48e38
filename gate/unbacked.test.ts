import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unbacked } from './unbacked.ts';

let content: string;

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', content, { recursive: true });
});

afterEach(() => rmSync(content, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(content, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

it('names a sample value of the firm until it is taken off the list', () => {
  const finding = { file: 'firm.yaml', what: 'email is a sample value' };
  expect(unbacked(content)).toContainEqual(finding);
  edit('firm.yaml', 'phones.anytime, email,', 'phones.anytime,');
  expect(unbacked(content)).not.toContainEqual(finding);
});

it('names a sample person until the mark is gone', () => {
  const finding = { file: 'people/founder.yaml', what: 'Margaret Ellison is a sample person' };
  expect(unbacked(content)).toContainEqual(finding);
  edit('people/founder.yaml', 'sample: true', 'sample: false');
  expect(unbacked(content)).not.toContainEqual(finding);
});

it('names a location whose specialties are samples', () => {
  const finding = { file: 'locations.yaml', what: 'Seabrook has sample specialties' };
  expect(unbacked(content)).toContainEqual(finding);
  edit('locations.yaml', /(name: Seabrook,[^}]*)sample: true/, '$1sample: false');
  expect(unbacked(content)).not.toContainEqual(finding);
});

it('names each sample testimonial', () => {
  const names = unbacked(content).filter(({ file }) => file === 'testimonials.yaml');
  expect(names).toHaveLength(3);
});

it('names a claim until its proof is named', () => {
  const about = () => unbacked(content).filter(({ what }) => what.startsWith('tax-refund '));
  expect(about()).toHaveLength(1);
  edit('claims.yaml', /(id: tax-refund,)/, '$1 backing: client survey of 2026,');
  expect(about()).toHaveLength(0);
});
