import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { redirectsFile } from '../../content/reading/redirects.ts';
import { checkContent } from '../../site/check-content.ts';
import { openEditor } from '../files/steps.ts';
import { addFile } from './add.ts';
import { placesOf } from './places.ts';
import { removeFile, renameFile } from './rename.ts';

const PAYROLL = 'content/services/payroll.yaml';
const PROJECT = join(import.meta.dirname, '../..');

/** An editor over a copy of the firm's own content. */
function onCopy() {
  const project = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  return { project, read, editor: openEditor(project, () => {}) };
}

test('a renamed service is named by its new slug everywhere, and leads on from the old one', async () => {
  const { project, read, editor } = onCopy();
  const before = (await placesOf(project, PAYROLL)).filter(({ isReference }) => isReference);
  expect(before.length).toBeGreaterThan(25);
  expect(before).toContainEqual(
    expect.objectContaining({
      file: 'content/notices.yaml',
      where: 'Papers, 226-J, Service',
      says: 'payroll',
    }),
  );
  const { file } = await renameFile(editor, { file: PAYROLL, slug: 'paydays' });
  const redirects = () => redirectsFile(project).content;
  expect(redirects()).toEqual([{ from: '/services/payroll', to: '/services/paydays' }]);
  expect(read('content/posts/lt11-notice-form-12153.md')).toContain('](/services/paydays)');
  expect(await checkContent(project)).toEqual([]);
  const after = (await placesOf(project, file)).filter(({ isReference }) => isReference);
  // The line for the old address is one more.
  expect(after).toHaveLength(before.length + 1);
  await renameFile(editor, { file, slug: 'payroll' });
  expect(redirects()).toEqual([{ from: '/services/paydays', to: '/services/payroll' }]);
  expect(await checkContent(project)).toEqual([]);
});

test('a removed service gives way to another, and is refused while something would be lost', async () => {
  const { project, read, editor } = onCopy();
  const facts = read('content/facts.yaml');
  const refused = removeFile(editor, { file: PAYROLL });
  await expect(refused).rejects.toMatchObject({ status: 400 });
  const instead = 'content/services/accounting-bookkeeping.yaml';
  await removeFile(editor, { file: PAYROLL, instead });
  expect(await checkContent(project)).toEqual([]);
  expect(read('content/facts.yaml')).not.toContain('services/payroll.yaml');
  // Both were named there: once is enough.
  expect(read('content/locations.yaml')).toContain(
    'specialties: [accounting-bookkeeping, tax-services]',
  );
  editor.undo();
  expect(read('content/facts.yaml')).toBe(facts);
  expect(read(PAYROLL)).toContain('name: Payroll Services');
});

test('a person goes alone, and an old address is not taken again', async () => {
  const { project, read, editor } = onCopy();
  await removeFile(editor, { file: 'content/people/luis-cantu.yaml' });
  expect(await checkContent(project)).toEqual([]);
  expect(read('content/redirects.yaml')).not.toContain('luis');
  const founder = removeFile(editor, { file: 'content/people/founder.yaml' });
  await expect(founder).rejects.toMatchObject({ status: 404 });
  const post = 'content/posts/lt11-notice-form-12153.md';
  await renameFile(editor, { file: post, slug: 'final-notice' });
  expect(await checkContent(project)).toEqual([]);
  for (const slug of ['lt11-notice-form-12153', 'final-notice', 'Final Notice', '../x']) {
    const add = addFile(editor, { from: 'content/posts/final-notice.md', name: 'Again', slug });
    await expect(add).rejects.toMatchObject({ status: 400 });
  }
});

test('what is added has the other’s words, without its proofs and cases', async () => {
  const { project, read, editor } = onCopy();
  const service = await addFile(editor, { from: PAYROLL, name: 'Estate & Trust Accounting' });
  expect(service.file).toBe('content/services/estate-and-trust-accounting.yaml');
  const text = read(service.file);
  expect(text).toContain('order: 16\nname: Estate & Trust Accounting\nicon: users\n');
  expect(text).not.toMatch(/^(?:exhibit|example|articles):/m);
  expect(text.split('\n').filter((line) => !read(PAYROLL).split('\n').includes(line))).toHaveLength(
    2,
  );
  const person = await addFile(editor, { from: 'content/people/minh-tran.yaml', name: 'Ann Lee' });
  expect(read(person.file)).toMatch(/^name: Ann Lee$/m);
  const from = 'content/posts/lt11-notice-form-12153.md';
  const draft = await addFile(editor, { from, name: 'A budget: how' });
  expect(draft.file).toBe('content/posts/a-budget-how.md');
  expect(read(draft.file)).toContain('title: "A budget: how"');
  expect(read(draft.file)).toContain('is_published: false');
  const copy = await addFile(editor, { from, name: 'LT11 again', words: 'kept' });
  const below = (file: string) => read(file).split('\n---\n')[1];
  expect(below(copy.file)).toBe(below(from));
  expect(await checkContent(project)).toEqual([]);
});
