import source from '../../../../content/pages/services-index.yaml';
import { engravingOf } from '../../load/engraving-art.ts';
import { loadContent } from '../../load/load-content.ts';
import { serviceCount, withService } from '../../load/services.ts';
import { servicesIndexSchema } from './schema.ts';

const words = loadContent(servicesIndexSchema, source);

export const servicesIndex = {
  ...words,
  hero: {
    ...words.hero,
    breadcrumb: [{ label: words.breadcrumb }],
    art: { src: engravingOf(serviceCount).url },
  },
  start: { ...words.start, items: words.start.items.map(withService) },
};

export type ServicesIndexContent = typeof servicesIndex;
