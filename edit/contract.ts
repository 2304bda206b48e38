/** What the editor's page and its server say to each other, as JSON under /api/. */
import type { ContentProblem } from '../content/reading/content-error.ts';

/** Where a value stands within a file: keys, and places from 0. */
export type Path = readonly (string | number)[];

/** Her screens that show files. */
export const SCREENS = ['firm', 'people', 'pages', 'posts'] as const;

/** A file that can be edited. */
export interface FileInfo {
  /** From the project's folder: `content/services/payroll.yaml`. */
  file: string;
  /** As she knows it: `Payroll Services`, `Testimonials`. */
  title: string;
  screen: (typeof SCREENS)[number];
  /** The heading over its neighbors in the list of files, such as `Services`. */
  group: string;
  /** `entries` is a list whose entries are edited one at a time; `post` has front matter and a Markdown text, as `text`. */
  kind: 'fields' | 'entries' | 'post';
  /** Whether she may rename, copy and remove it. */
  isOneOfMany: boolean;
  /** The address of the page that shows it; of entries, with `{key}` in it where each has its own. */
  page?: string | undefined;
  /** Of entries, the field that names each in lists and on pages: `id`, `code`, `name`, `from`. */
  key?: string | undefined;
}

/** `GET /api/file?file=…` */
export interface OpenFile extends FileInfo {
  value: unknown;
  /** JSON Schema of `value`, with `title` and `description` in her words, `references` naming one of `choices`. */
  schema: object;
  /** What fields that refer to something can be: by kind (`services`, `claims`, …) its keys with names. */
  choices: Readonly<Record<string, readonly { key: string; name: string }[]>>;
}

/** `POST /api/save`: what stood at a place when she began, and what stands there now. */
export interface Edit {
  file: string;
  at: Path;
  before: unknown;
  after: unknown;
}

/** Its answer: the file's value now, which may hold what another window changed; 409 with the same if the place was changed meanwhile. */
export interface Saved {
  value: unknown;
}

/** What a refused call says in her words: 400 for what she can mend, 403, 404, 409. */
export interface Refusal {
  says: string;
}

/** What is wrong or due. */
export interface Findings {
  /** What a build refuses, or makes a page untrue. */
  mend: readonly FieldProblem[];
  look: readonly FieldProblem[];
  /** What has expired or soon will, the earliest first. */
  due?: readonly FieldProblem[] | undefined;
  /** Points of the launch check that make a public site a draft. */
  points: number;
}

/** A problem, with the place in the file's value where it is known. */
export interface FieldProblem extends ContentProblem {
  at?: Path | undefined;
}

/** `GET /api/inbox?kind=&search=` */
export interface MessageList {
  /** How many are listed, what is amiss, which store it is. */
  says: readonly string[];
  /** What may be asked for, in words, with how many there are. */
  kinds: Readonly<Record<string, string>>;
  /** Each in a line: number, time, state, who, about what. */
  messages: readonly { id: number; line: string }[];
}

/** `GET /api/inbox/<id>` */
export interface WholeMessage {
  id: number;
  /** All that was written, and what became of it. */
  text: string;
  /** A mailto link that opens an answer. */
  answer: string;
  /** What may be done with it, in words, by the command. */
  acts: Readonly<Record<string, string>>;
}

/** `GET /api/events`: a line of JSON each. */
export type EditorEvent =
  /** Files were changed by an edit, an undo or another program; `undo` and `redo` say what these would take back or do again. */
  | {
      kind: 'changed';
      files: readonly string[];
      undo?: string | undefined;
      redo?: string | undefined;
    }
  | { kind: 'findings'; findings: Findings; isComplete: boolean }
  /** The page beside the form can be asked for. */
  | { kind: 'site'; isReady: boolean };

/** What a picture is for: `POST /api/picture?name=&for=`. */
export type PictureUse = 'people' | 'services' | 'logo' | 'posts';

/** `GET /api/places?file=…`: what names a file, as a reference that a rename changes or in words that it leaves. */
export interface Place {
  file: string;
  at: Path;
  /** The file, entry and field in words. */
  where: string;
  /** The words around the name. */
  says: string;
  isReference: boolean;
}
