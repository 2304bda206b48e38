/** The editor's API: JSON under /api/. */
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
export interface Held {
  value: unknown;
  version: string;
}

/** `GET /api/file?file=…` */
export interface OpenFile extends FileInfo, Held {
  /** JSON Schema of `value`, with `title` and `description` in words, `references` naming one of `choices`. */
  schema: object;
  /** The keys that fields may refer to, by kind (`services`, `claims`, …). */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** `POST /api/save`: the whole value; 409 with `Held` where the file is no longer of this version. */
export interface Save extends Held {
  file: string;
}

/** A field or a paragraph of some file. */
export interface Place {
  file: string;
  at: Path;
  /** The file, entry and field in words. */
  where: string;
  /** The words there. */
  says: string;
  /** Of what names a file: whether it is a reference, which a rename changes, or stands in words, which it leaves. */
  isReference?: boolean;
}

/** Problems, and last days that come. */
export interface Mistakes {
  /** Problems that a build refuses or that make a page untrue. */
  mend: readonly ContentProblem[];
  look: readonly ContentProblem[];
  /** Facts that have expired or soon will, the earliest first. */
  due?: readonly ContentProblem[] | undefined;
  /** Pictures that nothing names, from the project's folder. */
  unused?: readonly string[] | undefined;
  /** Points of the launch check that make a public site a draft. */
  points: number;
}

/** `GET /api/state`, asked each second. */
export interface State {
  /** Another one after each change of the content, by a window or by another program. */
  stamp: string;
  /** The origin of the development site, once it shows pages. */
  site?: string | undefined;
  mistakes?: Mistakes | undefined;
  /** What the command that `POST /api/run` started last has printed so far. */
  said: readonly CommandLine[];
  isAtWork: boolean;
}

/** What the project's commands print with `--json`. */
export interface CommandLine {
  say?: string | undefined;
  changes?: readonly { file: string; field: string; before?: string; after?: string }[] | undefined;
  versions?: readonly { version: string; day: string; by: string; what: string }[] | undefined;
  done?: 'published' | 'nothing' | 'ready' | 'refused' | 'conflict' | 'failed' | undefined;
}
