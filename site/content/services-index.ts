import { inkStar, pageArt } from './art.ts';
import { getServiceCards } from './service-cards.ts';
import { serviceFinder } from './service-links.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

const FILE = 'content/pages/services-index.yaml';

/** Everything the page /services shows. */
export async function getServicesIndex() {
  const index = await getSingle('servicesIndex');
  const find = await serviceFinder(FILE);
  return {
    ...index,
    start: {
      ...index.start,
      items: index.start.items.map(({ situation, service }) => {
        const { name, href, denomination } = find(service);
        return { situation, name, href, denomination };
      }),
    },
    grid: { ...index.grid, items: await getServiceCards() },
    firm: await getFirm(),
    art: { hero: pageArt('services').url, banner: inkStar().url },
  };
}

export type ServicesIndexContent = Awaited<ReturnType<typeof getServicesIndex>>;
