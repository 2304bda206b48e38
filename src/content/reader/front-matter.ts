const PARTS = /^\uFEFF?---[ \t]*\r?\n(?<front>[\s\S]*?\r?\n)??---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/;

/** The YAML at the head of a Markdown file, between two lines of `---`, and what follows it; undefined where it has none. */
export function frontMatter(text: string): { front: string; body: string } | undefined {
  const parts = PARTS.exec(text)?.groups;
  return parts && { front: parts['front'] ?? '', body: parts['body'] ?? '' };
}
