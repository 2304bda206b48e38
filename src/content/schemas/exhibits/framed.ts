import { z } from 'zod';
import { atMost, text } from '../text.ts';

/** Every exhibit's frame. */
export const exhibitBase = z.strictObject({
  title: text,
  /** The words under the drawing: what it leaves out, or that its figures are an example. */
  caption: text,
});

/** Whether everything turns on this part. */
export const marked = z.boolean().default(false);

/** A part of a drawing, which has room for so many characters of its title and of its description. */
export function titledPart(title: number, description: number) {
  return z.strictObject({ title: atMost(title), description: atMost(description) });
}

/** A printed figure, and the words beside it. */
export interface Label {
  label: string;
  words: string;
}
