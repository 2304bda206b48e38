const PARTS = /^\uFEFF?---[ \t]*\r?\n(?<front>[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/;

/** The parts of a Markdown file with YAML at its head, between two lines of `---`. */
interface FrontMatter {
  front: string;
  /** The same below an empty line, so that its lines have the file's numbers. */
  frontInPlace: string;
  /** What follows it. */
  body: string;
}

/** A Markdown file's parts; undefined where it has no front matter. */
export function frontMatter(text: string): FrontMatter | undefined {
  const parts = PARTS.exec(text)?.groups;
  if (!parts) return undefined;
  const { front = '', body = '' } = parts;
  return { front, frontInPlace: `\n${front}`, body };
}
