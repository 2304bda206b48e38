import source from '../../../../content/pages/services-index.yaml';
import { engravingOf } from '../../load/engraving-art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { serviceCount, withService } from '../../load/services.ts';
import { servicesIndex as schema } from './schema.ts';

const words = filledIn(schema, source);

/** Everything the page /services shows. */
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
