import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectsFile } from '../../src/content/reader/redirects.ts';
import { checkContent } from '../../src/site/check-content.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { writeFiles } from '../files/save.ts';
import { addFile } from './add.ts';
import { removeFile, renameFile, usagesOf } from './rename.ts';

const PAYROLL = 'content/services/payroll.yaml';
const PROJECT = join(import.meta.dirname, '../..');

/** A copy of the firm's own content. */
function copied() {
  const project = temporaryFolder();
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  return { project, read: (file: string) => readFileSync(join(project, file), 'utf8') };
}

const refused = (act: () => unknown) =>
  expect(act).toThrow(expect.objectContaining({ statusCode: 400 }));

test('if one file cannot be written, no file changes', () => {
  const project = temporaryFolder({ 'a.yaml': 'before', 'b.yaml': 'before' });
  expect(() => writeFiles(project, { 'a.yaml': 'after', 'b.yaml/c.yaml': 'after' })).toThrow();
  expect(readFileSync(join(project, 'a.yaml'), 'utf8')).toBe('before');
});

test('renaming a service updates all references and redirects its old address', async () => {
  const { project, read } = copied();
  const references = (file: string) =>
    usagesOf(project, file).filter(({ isReference }) => isReference);
  const before = references(PAYROLL);
  expect(before.length).toBeGreaterThan(25);
  expect(before).toContainEqual(
    expect.objectContaining({
      file: 'content/papers.yaml',
      where: 'Papers, 226-J, Service',
      says: 'payroll',
    }),
  );
  const { file } = renameFile(project, { file: PAYROLL, slug: 'paydays' });
  const redirects = () => redirectsFile(project).content;
  expect(redirects()).toEqual([{ from: '/services/payroll', to: '/services/paydays' }]);
  expect(read('content/posts/lt11-notice-form-12153.md')).toContain('](/services/paydays)');
  expect(await checkContent(project)).toEqual([]);
  // The redirect is one more reference.
  expect(references(file)).toHaveLength(before.length + 1);
  renameFile(project, { file, slug: 'payroll' });
  expect(redirects()).toEqual([{ from: '/services/paydays', to: '/services/payroll' }]);
  expect(await checkContent(project)).toEqual([]);
});

test('removing a service redirects to its replacement; refused while references remain', async () => {
  const { project, read } = copied();
  refused(() => removeFile(project, { file: PAYROLL }));
  const instead = 'content/services/accounting-bookkeeping.yaml';
  removeFile(project, { file: PAYROLL, instead });
  expect(await checkContent(project)).toEqual([]);
  expect(read('content/facts.yaml')).not.toContain('services/payroll.yaml');
});

test('references to a person are found, and a taken or invalid address is refused', async () => {
  const { project, read } = copied();
  const person = 'content/people/luis-cantu.yaml';
  const author = usagesOf(project, 'content/people/hannah-brandt.yaml');
  expect(author).toContainEqual(
    expect.objectContaining({
      file: expect.stringContaining('content/posts/'),
      says: 'Hannah Brandt',
      isReference: false,
    }),
  );
  refused(() => removeFile(project, { file: person }));
  removeFile(project, { file: person, instead: 'content/people/minh-tran.yaml' });
  expect(read('content/services/sales-tax.yaml')).toContain('\nwho: minh-tran\n');
  expect(read('content/redirects.yaml')).not.toContain('luis');
  expect(() => removeFile(project, { file: 'content/people/founder.yaml' })).toThrow();
  renameFile(project, { file: 'content/posts/lt11-notice-form-12153.md', slug: 'final-notice' });
  refused(() => addFile(project, { folder: 'posts', name: 'Final notice' }));
  for (const slug of ['Final Notice', '../x']) {
    refused(() => renameFile(project, { file: 'content/posts/final-notice.md', slug }));
  }
});

test('a new person is empty, a new service copies another without evidence and cases, a new post is a draft', async () => {
  const { project, read } = copied();
  const name = 'Estate & Trust Accounting';
  const service = addFile(project, { folder: 'services', name, like: PAYROLL });
  expect(service.file).toBe('content/services/estate-and-trust-accounting.yaml');
  expect(read(service.file)).toMatch(/^order: 16\nname: Estate & Trust Accounting\n/m);
  expect(read(service.file)).toContain('payroll');
  expect(read(service.file)).not.toMatch(/^(?:exhibit|example|articles|photo):/m);
  const draft = addFile(project, { folder: 'posts', name: 'A budget: how' });
  expect(read(draft.file)).toMatch(/^title: "A budget: how"$/m);
  expect(read(draft.file)).toMatch(/^is_published: false$/m);
  const problems = await checkContent(project);
  expect(problems.filter(({ file }) => file === draft.file)).toEqual([]);
  const person = addFile(project, { folder: 'people', name: 'Ann Lee' });
  expect(read(person.file)).toMatch(/^name: Ann Lee$/m);
  expect(read(person.file)).not.toContain('Tran');
});
