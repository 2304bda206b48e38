import source from '../../../content/paper-field.yaml';
import { paperField as schema } from '../../content/schemas/paper-field.ts';
import { filledIn } from './fill-in.ts';

/** The words of the field for the number on a paper. */
export const paperField = filledIn(schema, source);
