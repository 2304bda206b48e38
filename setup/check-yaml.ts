import { globSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';

/** The content files that no reader can make sense of; one line for each, with the file and the place in it. */
export class YamlError extends Error {
  override readonly name = 'YamlError';
}

/**
 * Reads every YAML file of the content before Astro does, which would log some of these faults
 * and go on without the file.
 *
 * @param folder the project's folder
 * @throws YamlError
 */
export function checkYaml(folder: string): void {
  const faults = globSync('content/**/*.{yaml,yml}', { cwd: folder })
    .sort()
    .flatMap((file) => faultsIn(file, readFileSync(`${folder}/${file}`, 'utf8')));
  if (faults.length > 0) throw new YamlError(faults.join('\n'));
}

function faultsIn(file: string, text: string): string[] {
  if (file.endsWith('.yml')) return [`${file}: expected a name that ends in .yaml`];
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    return [`${file}, line ${line}: ${error.message}`];
  }
  const content: unknown = document.toJS();
  const isEmpty = content === null || (Array.isArray(content) && content.length === 0);
  return isEmpty ? [`${file}: expected content, found none`] : [];
}
