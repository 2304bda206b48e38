import source from '../../../../content/pages/service.yaml';
import { loadContent } from '../../load/load-content.ts';
import { servicePageSchema } from './schema.ts';

/** The fixed texts of every service page. */
export const servicePage = loadContent(servicePageSchema, source);
