const PARTS = /^\uFEFF?---[ \t]*\r?\n(?<front>[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/;

/** The parts of a Markdown file that begins with YAML between two lines of `---`. */
interface FrontMatter {
  front: string;
  /** The front matter below an empty line, so that its line numbers equal the file's. */
  frontInPlace: string;
  /** The text after the front matter. */
  body: string;
}

/** Splits a Markdown file; undefined if it has no front matter. */
export function frontMatter(text: string): FrontMatter | undefined {
  const parts = PARTS.exec(text)?.groups;
  if (!parts) return undefined;
  const { front = '', body = '' } = parts;
  return { front, frontInPlace: `\n${front}`, body };
}
