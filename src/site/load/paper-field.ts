import source from '../../../content/paper-field.yaml';
import { paperFieldSchema } from '../../content/schemas/paper-field.ts';
import { loadContent } from './load-content.ts';

/** The texts of the field for a paper's number. */
export const paperField = loadContent(paperFieldSchema, source);
