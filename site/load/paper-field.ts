import source from '../../content/paper-field.yaml';
import { paperField as schema } from '../../content/schemas/paper-field.ts';
import { filledIn } from './fill-in.ts';

const { taxpayerNumber, ...words } = filledIn(schema, source);

/** The words of the field for the number on a paper. */
export const paperField = words;

/** What is said of a taxpayer's number in it: by its script (typed.ts), and by the page that answers. */
export const taxpayerNumberTyped = taxpayerNumber;
