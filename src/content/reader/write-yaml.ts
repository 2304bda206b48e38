import { type Document, parseDocument } from 'yaml';
import { frontMatter } from './front-matter.ts';

/** Writes a YAML document in the format of content files: lines of at most 100 characters. */
function writeYaml(document: Document): string {
  const text = document.toString({ lineWidth: 100, flowCollectionPadding: true });
  // A file may hold only comments.
  return document.contents === null ? text.replace(/\n?null\n$/, '') : text;
}

/**
 * Changes a YAML text through its document. Returns the formatted text; comments stay.
 *
 * @throws YAMLParseError if the text is not YAML
 */
export function changeYaml(source: string, change: (document: Document) => void): string {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  change(document);
  return writeYaml(document);
}

/**
 * Formats a content file: a YAML file, or the YAML at the head of a Markdown file. Invalid YAML is
 * returned unchanged.
 *
 * @param file the file name, whose extension decides
 */
export function formatContentFile(file: string, text: string): string {
  const formed = (source: string) => {
    const document = parseDocument(source);
    return document.errors.length > 0 ? source : writeYaml(document);
  };
  if (!file.endsWith('.md')) return formed(text);
  const parts = frontMatter(text);
  return parts ? `---\n${formed(parts.front)}---\n${parts.body}` : text;
}
