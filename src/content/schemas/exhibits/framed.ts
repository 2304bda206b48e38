import { z } from 'zod';
import { text } from '../text.ts';

/** Every exhibit's frame. */
export const framed = z.strictObject({
  title: text,
  /** The words under the drawing: what it leaves out, or that its figures are an example. */
  caption: text,
});

/** A printed figure, and the words beside it. */
export interface Label {
  label: string;
  beside: string;
}
