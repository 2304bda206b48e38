import { z } from 'zod';
import { text } from '../text.ts';

/** What every exhibit has around its drawing. */
export const framed = z.strictObject({
  title: text,
  /** Under the drawing: what it leaves out, or that its figures are an example. */
  caption: text,
});

/** What a drawing prints of a number, and the words beside it. */
export interface Label {
  label: string;
  beside: string;
}
