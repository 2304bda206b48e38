import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { ContentProblem } from './content-error.ts';
import { frontMatter } from './front-matter.ts';

type Path = NonNullable<ContentProblem['at']>;

/**
 * Adds the field's path (`at`) to problems that have only a line. In a post, `text` is the field of
 * the text after the front matter.
 *
 * @param project the project's folder
 */
export function locateProblems(
  project: string,
  problems: readonly ContentProblem[],
): ContentProblem[] {
  const files = new Map<string, (line: number) => Path | undefined>();
  return problems.map((problem) => {
    const { file, field, line, at } = problem;
    const isPost = file.endsWith('.md');
    if (at !== undefined || !(isPost || file.endsWith('.yaml'))) return problem;
    if (isPost && /^[a-z_]+$/.test(field)) {
      return { ...problem, at: [field === 'body' ? 'text' : field] };
    }
    if (line === undefined) return problem;
    const fieldAt = files.get(file) ?? fieldsOf(readFileSync(join(project, file), 'utf8'), isPost);
    files.set(file, fieldAt);
    return { ...problem, at: fieldAt(line) };
  });
}

/** Returns a function that finds the field in a line (from 1) of a file. */
function fieldsOf(text: string, isPost: boolean): (line: number) => Path | undefined {
  const lines = new LineCounter();
  const source = isPost ? (frontMatter(text)?.frontInPlace ?? '') : text;
  const document = parseDocument(source, { lineCounter: lines });
  const last = source.split('\n').length - 1;
  return (line) => {
    if (isPost && line > last) return ['text'];
    let found: Path | undefined;
    visit(document, {
      Scalar: (key, node, parents) => {
        const [start, end] = node.range ?? [0, 0];
        // A text over several lines ends after its last line break.
        const isAbove = lines.linePos(Math.max(start, end - 1)).line < line;
        if (key === 'key' || isAbove) return undefined;
        const nodes: unknown[] = [...parents, node];
        found = nodes.flatMap((parent, index) => {
          if (isPair(parent)) return String(parent.key);
          return isSeq(parent) ? parent.items.indexOf(nodes[index + 1]) : [];
        });
        return visit.BREAK;
      },
    });
    return found;
  };
}
