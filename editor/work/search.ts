import type { FileInfo, Path, Place } from '../contract.ts';
import { filesOf } from '../files/catalog.ts';
import { looselyRead } from '../files/content-file.ts';
import { jsonSchemaOf, whereOf } from '../files/schema.ts';
import { mapped } from '../files/walk.ts';

/** Characters that are shown before what is sought, and in all. */
const [BEFORE, SHOWN] = [80, 160];
/** Places that a search finds at most. */
const MANY = 60;

/** A line of a text of the content. */
interface Paragraph {
  info: FileInfo;
  at: Path;
  words: string;
  references: unknown;
  /** The place, with the words from a sign on. */
  placed(start: number): Place;
}

/** Every line of every text in files that can be edited. */
export function paragraphsOf(project: string): Paragraph[] {
  return filesOf(project).flatMap((info) => {
    const { file } = info;
    const value = looselyRead(project, file);
    const found: Paragraph[] = [];
    mapped(value, jsonSchemaOf(file), (text, at, references) => {
      for (const words of text.split('\n').filter(Boolean)) {
        const placed = (start: number) => ({
          ...{ file, at, where: whereOf(info, value, at) },
          says: words.slice(Math.max(0, start - BEFORE)).slice(0, SHOWN),
        });
        found.push({ info, at, words, references, placed });
      }
      return text;
    });
    return found;
  });
}

/** The places where words stand, whatever their case. */
export function search(project: string, sought: string): Place[] {
  const wanted = sought.trim().toLowerCase();
  if (wanted === '') return [];
  const found = paragraphsOf(project).flatMap(({ words, placed }) => {
    const start = words.toLowerCase().indexOf(wanted);
    return start < 0 ? [] : [placed(start)];
  });
  return found.slice(0, MANY);
}
