import type { TextMatch } from '../api-types.ts';
import { filesOf } from '../files/catalog.ts';
import { readUnchecked } from '../files/content-file.ts';
import { describePath, jsonSchemaOf, mapStrings } from '../files/schema.ts';

/** Characters shown before the match, and in all. */
const [BEFORE, SHOWN] = [80, 160];
/** The most matches that a search returns. */
const MANY = 60;

/** A line of a text in the content; `references` is the kind of key it is, if any. */
type Line = TextMatch & { references: unknown };

/** Every line of every text in editable files. */
export function linesOf(project: string): Line[] {
  return filesOf(project).flatMap((info) => {
    const { file } = info;
    const value = readUnchecked(project, file);
    const found: Line[] = [];
    mapStrings(value, jsonSchemaOf(file), (text, at, references) => {
      for (const says of text.split('\n').filter(Boolean)) {
        found.push({ file, at, where: describePath(info, value, at), says, references });
      }
      return text;
    });
    return found;
  });
}

/** A line cut to the text around a position. */
export function shortened(line: Line, start: number): TextMatch {
  return { ...line, says: line.says.slice(Math.max(0, start - BEFORE)).slice(0, SHOWN) };
}

/** Matches of a text, ignoring case and the form of quotation marks. */
export function search(project: string, sought: string): TextMatch[] {
  const wanted = plainQuotes(sought.trim());
  if (wanted === '') return [];
  const found = linesOf(project).flatMap((line) => {
    const start = plainQuotes(line.says).indexOf(wanted);
    return start < 0 ? [] : [shortened(line, start)];
  });
  return found.slice(0, MANY);
}

/** Lower case, with straight quotation marks; has the length of the text. */
function plainQuotes(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
