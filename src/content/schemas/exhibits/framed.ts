import { z } from 'zod';
import { atMost, text } from '../text.ts';

/** The fields of every exhibit. */
export const exhibitBase = z.strictObject({
  title: text,
  /** The words under the drawing: they name omissions, or say that its figures are an example. */
  caption: text,
});

/** Whether this part is highlighted as the decisive one. */
export const marked = z.boolean().default(false);

/** A part of a drawing, with the maximum characters of its title and of its description. */
export function titledPart(title: number, description: number) {
  return z.strictObject({ title: atMost(title), description: atMost(description) });
}

/** A printed figure, and the words beside it. */
export interface Label {
  label: string;
  words: string;
}
