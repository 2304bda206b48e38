/** The editor's API: JSON under /api/. */

import type { Mistakes as All } from '../scripts/check/find-mistakes.ts';
import type { Change } from '../scripts/publish/changes.ts';
import type { PublishOutcome } from '../scripts/publish/publish-context.ts';
import type { ContentProblem } from '../src/content/reader/content-error.ts';

export type { ContentProblem };

/** A path within a file: keys, and indexes from 0. */
export type Path = readonly (string | number)[];

/** A file that can be edited. */
export interface FileInfo {
  /** The file's path in the project: `content/services/payroll.yaml`. */
  file: string;
  /** The title for the office: `Payroll Services`, `Testimonials`. */
  title: string;
  /** The heading over it in the list of files, such as `Services`. */
  group: string;
  /** The folder, if files can be added to it, renamed and removed; a post's Markdown is `text` in its value. */
  folder?: 'services' | 'people' | 'posts' | undefined;
  /** The address of the page that shows it; `{field}` is replaced by that field of the open entry. */
  page?: string | undefined;
}

/** A file's value, and the version for the next save. */
export interface FileValue {
  value: unknown;
  version: string;
}

/** `GET /api/file?file=…` */
export interface OpenFile extends FileInfo, FileValue {
  /** JSON Schema of `value`, with `title` and `description` for people; `references` names one of `choices`. */
  schema: object;
  /** The keys that fields may refer to, by kind (`services`, `claims`, …). */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** `POST /api/save`: the whole value, and the version that was read. */
export interface SaveRequest extends FileValue {
  file: string;
}

export interface SaveResponse extends FileValue {
  /** True if the file was changed elsewhere meanwhile; then nothing is saved. */
  isConflict?: true;
}

/** A field or paragraph of a file. */
export interface TextMatch {
  file: string;
  at: Path;
  /** The file, entry and field in words. */
  where: string;
  /** The matched text. */
  says: string;
  /** True for a reference, which a rename updates; false for a mention in text, which stays. */
  isReference?: boolean;
}

/** Build errors come at once; warnings and expiring facts only after the full check. */
export type Mistakes = Pick<All, 'errors'> & Partial<All>;

/** `GET /api/state`, requested each second. */
export interface State {
  /** Changes when the content changes, in a window or by another program. */
  contentHash: string;
  /** The origin of the development site, once it shows pages. */
  site?: string | undefined;
  mistakes?: Mistakes | undefined;
  /** The output so far of the last publish that `POST /api/publish` started. */
  output: readonly CommandLine[];
  isPublishing: boolean;
}

/** How to publish: show the changes, publish, or overwrite changes of others in the same lines. */
export const PUBLISH_OPTIONS = ['look', 'yes', 'mine'] as const;
export type PublishOption = (typeof PUBLISH_OPTIONS)[number];

/** A line that `npm run publish` prints with `--json`. */
export interface CommandLine {
  say?: string | undefined;
  changes?: readonly Change[] | undefined;
  done?: PublishOutcome | undefined;
}
