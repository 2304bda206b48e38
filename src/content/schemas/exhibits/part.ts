import { z } from 'zod';
import { atMost } from '../text.ts';

/** Whether everything turns on this part; one part of an exhibit at most is marked. */
export const marked = z.boolean().default(false);

/** A part of a drawing, which has room for so many characters of its title and of its description. */
export function titledPart(title: number, description: number) {
  return z.strictObject({ title: atMost(title), description: atMost(description) });
}

/** The paths of the marked parts of an exhibit, in their order. */
export function markedPaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'marked' in value && value.marked === true ? [[...path, 'marked']] : [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...own, ...[...entries].flatMap(([key, part]) => markedPaths(part, [...path, key]))];
}
