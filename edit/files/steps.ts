import { mkdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit, EditorEvent, Saved } from '../contract.ts';
import { type Editor, type FileChange, Refused } from '../server/editor.ts';
import { schemaOf } from './catalog.ts';
import { currentValue, textOf, textWith } from './content-file.ts';
import { merged } from './merge.ts';
import { inOrder, jsonSchemaOf, titleOf } from './schema.ts';

/** Milliseconds within which what is typed at one place is one step. */
const ONE_STEP_MS = 5_000;
const TEMPORARY = '.part';

interface Step {
  label: string;
  changes: readonly FileChange[];
  /** The place that was typed at, and when. */
  place?: string;
  at: number;
}

/**
 * Opens the content of a project for changes, each written to its file at once.
 *
 * @param project the project's folder
 * @param tell tells all windows
 */
export function openEditor(project: string, tell: (event: EditorEvent) => void): Editor {
  const done: Step[] = [];
  const undone: Step[] = [];
  /** What the editor wrote last, to tell its own changes from those of other programs. */
  const own = new Map<string, string | undefined>();

  const say = (changes: readonly Pick<FileChange, 'file'>[]) => {
    const files = changes.map(({ file }) => file);
    tell({ kind: 'changed', files, undo: done.at(-1)?.label, redo: undone.at(-1)?.label });
  };

  const write = (changes: readonly FileChange[]) => {
    const other = changes.find(({ file, before }) => textOf(project, file) !== before);
    if (other) throw new Refused(409, `${other.file} was changed meanwhile by another program.`);
    for (const { file, after } of changes) {
      own.set(file, after);
      writeWhole(join(project, file), after);
    }
  };

  const record = (step: Step) => {
    const strange = step.changes.find(({ file }) => !schemaOf(file))?.file;
    if (strange) throw new Refused(400, `${strange} is no file of the editor.`);
    write(step.changes);
    undone.length = 0;
    const last = done.at(-1);
    const isOne = step.place && step.place === last?.place && step.at - last.at < ONE_STEP_MS;
    const before = isOne ? done.pop()?.changes[0]?.before : undefined;
    done.push(
      isOne ? { ...step, changes: step.changes.map((each) => ({ ...each, before })) } : step,
    );
    say(step.changes);
  };

  const turn = (from: Step[], to: Step[], isBack: boolean) => {
    const step = from.at(-1);
    if (!step) throw new Refused(404, `There is nothing to ${isBack ? 'undo' : 'do again'}.`);
    write(isBack ? step.changes.map(backward) : step.changes);
    from.pop();
    // What is typed next is a step of its own.
    const { place: _place, ...turned } = step;
    to.push(turned);
    say(step.changes);
    return step.label;
  };

  watch(join(project, 'content'), { recursive: true, persistent: false }, (_, name) => {
    const file = `content/${String(name).replaceAll('\\', '/')}`;
    if (name === null || !schemaOf(file)) return;
    const text = looselyReadText(project, file);
    if (own.has(file) && own.get(file) === text) return;
    own.set(file, text);
    say([{ file }]);
  });

  return {
    project,
    tell,
    save(edit: Edit): Saved {
      const { file, at } = edit;
      const schema = jsonSchemaOf(file);
      const old = currentValue(project, file);
      const value = inOrder(merged(old, edit), schema, old);
      const before = textOf(project, file) ?? '';
      const after = textWith(file, before, value);
      const place = JSON.stringify([file, at]);
      if (after !== before) {
        const changes = [{ file, before, after }];
        record({ label: titleOf(file, at), changes, place, at: Date.now() });
      }
      return { value };
    },
    step: (label, changes) => record({ label, changes, at: Date.now() }),
    undo: () => turn(done, undone, true),
    redo: () => turn(undone, done, false),
  };
}

/** The text of a file that another program may be writing. */
function looselyReadText(project: string, file: string): string | undefined {
  try {
    return textOf(project, file);
  } catch {
    return undefined;
  }
}

function backward({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}

/** Whoever reads meanwhile, and whoever comes after a crash, has the old text or the new one. */
function writeWhole(path: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}${TEMPORARY}`, text, { flush: true });
  renameSync(`${path}${TEMPORARY}`, path);
}
