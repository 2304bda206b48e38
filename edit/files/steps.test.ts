import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitFor } from '../../tests/wait.ts';
import type { EditorEvent } from '../contract.ts';
import { openEditor } from './steps.ts';

const FILE = 'content/testimonials.yaml';
const POST = 'content/posts/a-post.md';
const TEXT = '# Ours\n- name: Ann\n  role: Owner\n  content: Good.\n  rating: 5\n';
const ARTICLE = '---\r\ntitle: A post\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n';

function opened() {
  const project = temporaryFolder({ [FILE]: TEXT, [POST]: ARTICLE });
  const events: EditorEvent[] = [];
  const editor = openEditor(project, (event) => events.push(event));
  const read = (file = FILE) => readFileSync(join(project, file), 'utf8');
  const type = (before: string, after: string, field = 'role') =>
    editor.save({ file: FILE, at: [0, field], before, after });
  return { project, editor, events, read, type };
}

test('what is typed at one place is one step, which can be taken back and done again', () => {
  const { editor, events, read, type } = opened();
  type('Owner', 'Owner o');
  type('Owner o', 'Owner of two');
  type('Good.', 'Better.', 'content');
  const typed = read();
  expect(typed).toBe(TEXT.replace('Owner', 'Owner of two').replace('Good', 'Better'));
  expect([editor.undo(), editor.undo()]).toEqual(['What the client said', 'Role']);
  expect(read()).toBe(TEXT);
  expect(() => editor.undo()).toThrow('nothing to undo');
  expect([editor.redo(), editor.redo()]).toEqual(['Role', 'What the client said']);
  expect(read()).toBe(typed);
  expect(events.at(-1)).toEqual({
    kind: 'changed',
    files: [FILE],
    undo: 'What the client said',
    redo: undefined,
  });
});

test('another window’s change of another field stays; one of the same field is refused', () => {
  const { type, read } = opened();
  type('Owner', 'Chair');
  expect(type('Good.', 'Great.', 'content').value).toMatchObject([
    { role: 'Chair', content: 'Great.' },
  ]);
  expect(type('Owner', 'Chair').value).toMatchObject([{ role: 'Chair' }]);
  expect(() => type('Owner', 'Head')).toThrow(
    expect.objectContaining({ status: 409, detail: { value: expect.anything() } }),
  );
  expect(read()).toContain('role: Chair');
});

test('another program’s change is told, and not undone', async () => {
  const { project, editor, events, type } = opened();
  type('Owner', 'Chair');
  writeFileSync(join(project, FILE), '# Theirs\n');
  await waitFor(() => expect(events.length).toBeGreaterThan(1));
  expect(() => editor.undo()).toThrow(expect.objectContaining({ status: 409 }));
});

test('a post keeps its line ends, and files are made and removed as one step', () => {
  const { editor, read } = opened();
  const edit = { file: POST, at: ['text'], before: 'One.\n\nTwo.', after: 'One.\n\nThree.\n' };
  expect(editor.save(edit).value).toEqual({ title: 'A post', text: 'One.\n\nThree.\n' });
  expect(read(POST)).toBe(ARTICLE.replace('Two.', 'Three.\r\n'));
  editor.step('Rename', [
    { file: POST, before: read(POST), after: undefined },
    { file: 'content/posts/another.md', before: undefined, after: ARTICLE },
  ]);
  expect(() => read(POST)).toThrow();
  editor.undo();
  expect(read(POST)).toContain('Three.');
});

test('what is not the editor’s, or no YAML, is refused in her words', () => {
  const { project, editor } = opened();
  const step = (file: string) => () => editor.step('', [{ file, before: undefined, after: 'x' }]);
  expect(step('content/../x.yaml')).toThrow(expect.objectContaining({ status: 400 }));
  expect(step('package.json')).toThrow(expect.objectContaining({ status: 400 }));
  const save = (file: string) => () => editor.save({ file, at: [], before: 1, after: 2 });
  expect(save('content/../../x.yaml')).toThrow(expect.objectContaining({ status: 404 }));
  writeFileSync(join(project, FILE), '- name: "open\n');
  expect(save(FILE)).toThrow(/line 1.*close it/);
  rmSync(join(project, FILE));
  expect(save(FILE)).toThrow(expect.objectContaining({ status: 404 }));
});
