/** The editor's API: JSON under /api/. */

import type { Mistakes as All } from '../scripts/check/find-mistakes.ts';
import type { Change } from '../scripts/publish/changes.ts';
import type { PublishOutcome } from '../scripts/publish/publish-context.ts';
import type { ContentProblem } from '../src/content/reader/content-error.ts';

export type { ContentProblem };

/** A path within a file: keys, and places from 0. */
export type Path = readonly (string | number)[];

/** A file that can be edited. */
export interface FileInfo {
  /** The file, from the project's folder: `content/services/payroll.yaml`. */
  file: string;
  /** The title for the office: `Payroll Services`, `Testimonials`. */
  title: string;
  /** The heading over its neighbors in the list of files, such as `Services`. */
  group: string;
  /** The folder whose files can be added, renamed and removed; a post's Markdown is its value's `text`. */
  folder?: 'services' | 'people' | 'posts' | undefined;
  /** The address of the page that shows it; in braces the field of an entry by which its own is named. */
  page?: string | undefined;
}

/** A file's value, and the version that a save names. */
export interface FileValue {
  value: unknown;
  version: string;
}

/** `GET /api/file?file=…` */
export interface OpenFile extends FileInfo, FileValue {
  /** JSON Schema of `value`, with `title` and `description` in words, `references` naming one of `choices`. */
  schema: object;
  /** The keys that fields may refer to, by kind (`services`, `claims`, …). */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** `POST /api/save`: the whole value, and the version that the file was read at. */
export interface SaveRequest extends FileValue {
  file: string;
}

/** Its answer: the file by now. */
export interface SaveResponse extends FileValue {
  /** Whether the file was changed meanwhile, in another window or program, and nothing is saved. */
  isConflict?: true;
}

/** A field or a paragraph of some file. */
export interface TextMatch {
  file: string;
  at: Path;
  /** The file, entry and field in words. */
  where: string;
  /** The words there. */
  says: string;
  /** Whether it names a file by a reference, which a rename changes, and not in words, which it leaves. */
  isReference?: boolean;
}

/** Build errors at once; after the full check also warnings, with facts that expire soon. */
export type Mistakes = Pick<All, 'errors'> & Partial<All>;

/** `GET /api/state`, asked each second. */
export interface State {
  /** Changes with the content, whether by a window or by another program. */
  contentHash: string;
  /** The origin of the development site, once it shows pages. */
  site?: string | undefined;
  mistakes?: Mistakes | undefined;
  /** The lines so far of the last publishing that `POST /api/publish` started. */
  output: readonly CommandLine[];
  isPublishing: boolean;
}

/** How to publish: say what would change, publish, or put these texts where others have changed the same place. */
export const PUBLISH_OPTIONS = ['look', 'yes', 'mine'] as const;
export type PublishOption = (typeof PUBLISH_OPTIONS)[number];

/** What `npm run publish` prints with `--json`. */
export interface CommandLine {
  say?: string | undefined;
  changes?: readonly Change[] | undefined;
  done?: PublishOutcome | undefined;
}
