import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ContentProblem } from './content-error.ts';
import { frontMatter } from './front-matter.ts';

type Path = NonNullable<ContentProblem['at']>;

/** Parts of a post's problems that are no field of it. */
const NO_FIELD = new Set(['', 'file', 'file name', 'front matter']);

/**
 * Adds to problems of a project's content where their field stands, found by its line where none is
 * named; in a post, `text` is what follows the front matter.
 *
 * @param project the project's folder
 */
export function placed(project: string, problems: readonly ContentProblem[]): ContentProblem[] {
  const files = new Map<string, Texts>();
  const textsIn = (file: string) => {
    const known = files.get(file) ?? textsOf(project, file);
    files.set(file, known);
    return known;
  };
  return problems.map((problem) => {
    const { file, field, line, at } = problem;
    if (at !== undefined) return problem;
    if (file.endsWith('.md') && !NO_FIELD.has(field)) {
      return { ...problem, at: [field === 'body' ? 'text' : field] };
    }
    return line === undefined ? problem : { ...problem, at: textsIn(file)(line, problem.expected) };
  });
}

/** The place of the text in a line, of several that which a message quotes. */
type Texts = (line: number, message: string) => Path | undefined;

function textsOf(project: string, file: string): Texts {
  if (file.endsWith('.yaml')) return textsOfYaml(readFileSync(join(project, file), 'utf8'));
  if (!file.endsWith('.md')) return () => undefined;
  const { frontInPlace = '' } = frontMatter(readFileSync(join(project, file), 'utf8')) ?? {};
  const texts = textsOfYaml(frontInPlace);
  const end = frontInPlace.split('\n').length - 1;
  return (line, message) => (line > end ? ['text'] : texts(line, message));
}

function textsOfYaml(source: string): Texts {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines });
  const all = [...texts(contents, [])].map(({ start, end, ...text }) => ({
    ...text,
    from: lines.linePos(start).line,
    // A text over several lines ends after its last line break.
    to: lines.linePos(Math.max(start, end - 1)).line,
  }));
  return (line, message) => {
    const [, quoted = '\n'] = /"(.+?)"/.exec(message) ?? [];
    const here = all.filter(({ from, to }) => from <= line && line <= to);
    return (here.find(({ value }) => value.includes(quoted)) ?? here[0])?.at;
  };
}

interface Text {
  at: Path;
  value: string;
  start: number;
  end: number;
}

function* texts(node: unknown, at: Path): Generator<Text> {
  if (isMap(node)) {
    for (const { key, value } of node.items) yield* texts(value, [...at, String(key)]);
  } else if (isSeq(node)) {
    for (const [place, item] of node.items.entries()) yield* texts(item, [...at, place]);
  } else if (isScalar(node) && node.range) {
    const [start, end] = node.range;
    yield { at, value: String(node.value), start, end };
  }
}
