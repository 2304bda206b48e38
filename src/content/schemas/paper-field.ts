import { z } from 'zod';
import { text } from './text.ts';

/** content/paper-field.yaml: the words of the field for a paper's number. */
export const paperFieldSchema = z.strictObject({
  label: text,
  /** The words beside the label. */
  example: text,
  button: text,
  /** The privacy note under the field; the home page has no room for it. */
  hint: text,
  /** The words under the field while it contains a taxpayer's number. */
  taxpayerNumber: text,
});
