import source from '../../../../content/pages/service.yaml';
import { filledIn } from '../../load/fill-in.ts';
import { servicePage as schema } from './schema.ts';

/** The words of every service page. */
export const servicePage = filledIn(schema, source);
