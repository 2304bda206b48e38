import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, EditorEvent, Saved } from '../contract.ts';
import { type FileChange, Refused } from '../server/editor.ts';
import { schemaOf } from './catalog.ts';
import { currentValue, textOf, textWith, valueIn } from './content-file.ts';
import { merged } from './merge.ts';
import { inOrder, jsonSchemaOf, titleOf } from './schema.ts';
import { writeTogether } from './write-together.ts';

/** Milliseconds within which what is typed at one place is one step. */
const ONE_STEP_MS = 5_000;
/** Milliseconds between two looks for what other programs changed: Node's own may throw, and lose folders. */
const LOOK_MS = 500;

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
export function openEditor(project: string, tell: (event: EditorEvent) => void) {
  const done: Step[] = [];
  const undone: Step[] = [];
  /** What tells each file from itself at another moment. */
  const known = new Map<string, string | undefined>();

  const say = (changes: readonly Pick<FileChange, 'file'>[]) => {
    const files = changes.map(({ file }) => file);
    tell({ kind: 'changed', files, undo: done.at(-1)?.label, redo: undone.at(-1)?.label });
  };

  const write = (changes: readonly FileChange[]) => {
    writeTogether(project, changes);
    for (const { file } of changes) known.set(file, stampOf(project, file));
  };

  const record = (step: Step) => {
    const strange = step.changes.find(({ file }) => !schemaOf(file))?.file;
    if (strange) throw new Refused(400, `${strange} is no file of the editor.`);
    write(step.changes);
    undone.length = 0;
    const [last, [first]] = [done.at(-1), step.changes];
    // What another program wrote meanwhile is not taken back with it.
    const isOne =
      step.place !== undefined &&
      step.place === last?.place &&
      step.at - last.at < ONE_STEP_MS &&
      last.changes[0]?.after === first?.before;
    const before = isOne ? done.pop()?.changes[0]?.before : undefined;
    done.push(
      isOne ? { ...step, changes: step.changes.map((each) => ({ ...each, before })) } : step,
    );
    say(step.changes);
  };

  const turn = (from: Step[], to: Step[], isBack: boolean) => {
    const step = from.at(-1);
    if (!step) throw new Refused(404, `There is nothing to ${isBack ? 'undo' : 'do again'}.`);
    const changes = isBack ? step.changes.map(backward) : step.changes;
    try {
      write(changes.map((change) => onto(project, change)));
    } catch (error) {
      // Else nothing before it could be taken back.
      if (error instanceof Refused && error.status === 409) from.pop();
      say([]);
      throw error;
    }
    from.pop();
    // What is typed next is a step of its own.
    const { place: _place, ...turned } = step;
    to.push(turned);
    say(step.changes);
    return step.label;
  };

  const look = () => {
    const found = globSync(['content/**/*.yaml', 'content/posts/*.md'], { cwd: project });
    const files = new Set([...found.map((file) => file.replaceAll('\\', '/')), ...known.keys()]);
    const changed = [...files].filter((file) => known.get(file) !== stampOf(project, file));
    for (const file of changed) known.set(file, stampOf(project, file));
    return changed.filter(schemaOf).map((file) => ({ file }));
  };
  look();
  setInterval(() => {
    const changed = look();
    if (changed.length > 0) say(changed);
  }, LOOK_MS).unref();

  return {
    project,
    tell,
    /**
     * Writes one edit of a YAML file or a post, with its other lines as they are.
     *
     * @throws Refused 400 for a file that cannot be parsed, 404, 409 where the place was changed meanwhile
     */
    save({ after: typed, ...edit }: Edit): Saved {
      const { file, at } = edit;
      const current = currentValue(project, file);
      const value = merged(current, { ...edit, after: writable(typed) });
      const before = textOf(project, file) ?? '';
      const after = textWith(file, before, inOrder(value, jsonSchemaOf(file), current));
      if (after !== before) {
        const changes = [{ file, before, after }];
        const place = JSON.stringify([file, at]);
        record({ label: titleOf(file, at), changes, place, at: Date.now() });
      }
      return { value: valueIn(file, after) };
    },
    /**
     * Writes files together, as one step that can be undone.
     *
     * @param label what the step did, as the undo button says it: `Phone number`
     * @throws Refused 409 where a file is not as `before` says; then nothing is written
     */
    step: (label: string, changes: readonly FileChange[]) =>
      record({ label, changes, at: Date.now() }),
    /**
     * Takes the last step back, and returns its label; `redo` does it again.
     *
     * @throws Refused 404 where there is none, 409 where the same was changed by another program since
     */
    undo: () => turn(done, undone, true),
    redo: () => turn(undone, done, false),
  };
}

function stampOf(project: string, file: string): string | undefined {
  try {
    const { mtimeMs, ino, size } = statSync(join(project, file));
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    return undefined;
  }
}

function backward({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}

/** A change of what a file was, as one of what it is by now. */
function onto(project: string, change: FileChange): FileChange {
  const { file, before, after } = change;
  const now = textOf(project, file);
  if (now === before || now === undefined || before === undefined || after === undefined)
    return change;
  const [old, next] = [valueIn(file, before), valueIn(file, after)];
  const value = merged(valueIn(file, now), { at: [], before: old, after: next });
  return { file, before: now, after: textWith(file, now, value) };
}

/** A value without what no text file holds: halves of signs, and signs without one. */
function writable(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' ? one.toWellFormed().replaceAll('\0', '') : one,
  );
}
