import { mkdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit, EditorEvent, Saved } from '../contract.ts';
import { type Editor, type FileChange, Refused } from '../server/editor.ts';
import { currentValue, textOf, textWith } from './content-file.ts';
import { merged } from './merge.ts';
import { inOrder, jsonSchemaOf, titleOf } from './schema.ts';

/** Milliseconds within which what is typed at one place is one step. */
const ONE_STEP_MS = 5_000;
/** What may be written: content, and the pictures of posts. */
const OURS = /^(?:content|site\/public)\/(?:[\w-]+\/)*[\w-]+\.\w+$/;
const ENDING = '.part';

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

  const say = (files: readonly string[]) =>
    tell({ kind: 'changed', files, undo: done.at(-1)?.label, redo: undone.at(-1)?.label });

  const write = (changes: readonly FileChange[]) => {
    const other = changes.find(({ file, before }) => textOf(project, file) !== before);
    if (other) throw new Refused(409, `${other.file} was changed meanwhile by another program.`);
    for (const { file, after } of changes) {
      own.set(file, after);
      writeWhole(join(project, file), after);
    }
  };

  const record = (step: Step) => {
    if (step.changes.some(({ file }) => !OURS.test(file))) {
      throw new Refused(400, 'Only files of the content can be changed here.');
    }
    write(step.changes);
    undone.length = 0;
    const last = done.at(-1);
    const isSame = step.place !== undefined && last?.place === step.place;
    if (last && isSame && step.at - last.at < ONE_STEP_MS) {
      const [from] = last.changes;
      done.pop();
      done.push({
        ...step,
        changes: step.changes.map((each) => ({ ...each, before: from?.before })),
      });
    } else done.push(step);
    say(step.changes.map(({ file }) => file));
  };

  const turn = (from: Step[], to: Step[], isBack: boolean) => {
    const step = from.at(-1);
    if (!step)
      throw new Refused(
        404,
        isBack ? 'There is nothing to undo.' : 'There is nothing to do again.',
      );
    write(isBack ? step.changes.map(backward) : step.changes);
    from.pop();
    // What is typed next is a step of its own.
    const { place: _place, ...turned } = step;
    to.push(turned);
    say(step.changes.map(({ file }) => file));
    return step.label;
  };

  watch(join(project, 'content'), { recursive: true, persistent: false }, (_, name) => {
    const file = `content/${String(name).replaceAll('\\', '/')}`;
    if (name === null || !OURS.test(file) || file.endsWith(ENDING)) return;
    const text = textOf(project, file);
    if (own.has(file) && own.get(file) === text) return;
    own.set(file, text);
    say([file]);
  });

  return {
    project,
    tell,
    save(edit: Edit): Saved {
      const { file, at } = edit;
      const schema = jsonSchemaOf(file);
      const value = inOrder(merged(currentValue(project, file), edit), schema);
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
  writeFileSync(`${path}${ENDING}`, text, { flush: true });
  renameSync(`${path}${ENDING}`, path);
}
