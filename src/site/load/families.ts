import source from '../../../content/families.yaml';
import { FAMILIES, families as schema } from '../../content/schemas/family.ts';
import { filledIn } from './fill-in.ts';

const names = filledIn(schema, source);

/** The families of services with their names, in the order of the legend. */
export const families = FAMILIES.map((family) => ({ family, name: names[family] }));
