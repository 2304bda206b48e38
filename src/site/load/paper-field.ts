import source from '../../../content/paper-field.yaml';
import { paperFieldSchema } from '../../content/schemas/paper-field.ts';
import { loadContent } from './load-content.ts';

/** The words of the field for the number on a paper. */
export const paperField = loadContent(paperFieldSchema, source);
