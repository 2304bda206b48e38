import source from '../../../content/paper-field.yaml';
import { paperField as schema } from '../../content/schemas/paper-field.ts';
import { filledIn } from './fill-in.ts';

const { taxpayerNumber, ...words } = filledIn(schema, source);

/** The words of the field for the number on a paper. */
export const paperField = words;

/** The line about a taxpayer's number, for the script (typed.ts) and for the page that answers. */
export const taxpayerNumberTyped = taxpayerNumber;
