import { z } from 'zod';
import { text } from './text.ts';

/** The field for the number on a paper, content/paper-field.yaml. */
export const paperFieldSchema = z.strictObject({
  label: text,
  /** The words beside the label. */
  example: text,
  button: text,
  /** The privacy note under the field; the home page has no room for it. */
  hint: text,
  /** The words under the field while a taxpayer's number stands in it. */
  taxpayerNumber: text,
});
