import type { openEditor } from '../files/steps.ts';

/** A file's text before and after; undefined where there is none. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** What every part of the editor's server works on. */
export type Editor = ReturnType<typeof openEditor>;

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
