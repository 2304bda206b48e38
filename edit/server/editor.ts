import type { Edit, EditorEvent, Saved } from '../contract.ts';

/** A file's text before and after; undefined where there is none. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** What every part of the editor's server works on. */
export interface Editor {
  /** The project's folder. */
  project: string;
  /**
   * Writes one edit of a YAML file or a post, with its other lines as they are.
   *
   * @throws Refused 400 for a file that is not the editor's or cannot be parsed, 409 where the place was changed meanwhile
   */
  save(edit: Edit): Saved;
  /**
   * Writes files together, as one step that can be undone.
   *
   * @param label what the step did, as the undo button says it: `Phone number`
   * @throws Refused 409 where a file is not as `before` says; then nothing is written
   */
  step(label: string, changes: readonly FileChange[]): void;
  /**
   * Takes the last step back, or does it again, and returns its label.
   *
   * @throws Refused 404 where there is none, 409 where one of its files was changed by another program since
   */
  undo(): string;
  redo(): string;
  /** Tells all windows. */
  tell(event: EditorEvent): void;
}

/** A call that is refused, with what to tell her. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** What the answer carries besides. */
  readonly detail: object;

  constructor(status: number, says: string, detail: object = {}) {
    super(says);
    this.status = status;
    this.detail = detail;
  }
}
