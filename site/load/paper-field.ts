import source from '../../content/paper-field.yaml';
import { paperField as schema } from '../../content/schemas/paper-field.ts';
import { filledIn } from './fill-in.ts';

const { taxpayerNumber: _, ...words } = filledIn(schema, source);

/** The words of the field for the number on a paper, but for those that only its script says (typed.ts). */
export const paperField = words;
