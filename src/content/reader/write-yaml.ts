import { type Document, parseDocument } from 'yaml';
import { frontMatter } from './front-matter.ts';

/** The text of a YAML document, in the form of content files: lines of at most 100 characters. */
function writeYaml(document: Document): string {
  const text = document.toString({ lineWidth: 100, flowCollectionPadding: true });
  // A file may hold comments alone.
  return document.contents === null ? text.replace(/\n?null\n$/, '') : text;
}

/**
 * A YAML text after a change to its document, in the form of content files; comments stay.
 *
 * @throws YAMLParseError where the text is not YAML
 */
export function changeYaml(source: string, change: (document: Document) => void): string {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  change(document);
  return writeYaml(document);
}

/**
 * A content file in the form of content files: a YAML file, or a Markdown file with YAML at its head.
 * Where its YAML is none, it comes back unchanged.
 *
 * @param file its name
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
