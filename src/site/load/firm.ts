import source from '../../../content/firm.yaml';
import { firmSchema } from '../../content/schemas/firm.ts';
import { loadContent } from './load-content.ts';

/** The firm's identity. */
export const firm = loadContent(firmSchema, source);
