import source from '../../../content/firm.yaml';
import { firm as schema } from '../../content/schemas/firm.ts';
import { filledIn } from './fill-in.ts';

/** The firm's identity. */
export const firm = filledIn(schema, source);
