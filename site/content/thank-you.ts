import { pageArt } from './art.ts';
import { withFigures } from './figures.ts';
import { serviceFinder } from './service-links.ts';
import { getSingle } from './single.ts';
import { getClaims, getFirm } from './words.ts';

const FILE = 'content/pages/thank-you.yaml';

/** Everything the page /thank-you shows. */
export async function getThankYou() {
  const page = await getSingle('thankYou');
  const find = await serviceFinder(FILE);
  return {
    ...page,
    topics: {
      ...page.topics,
      items: page.topics.items.map(({ situation, service }) => {
        const { name, href, denomination } = find(service);
        return { situation, name, href, denomination };
      }),
    },
    credibility: {
      ...page.credibility,
      figures: withFigures(
        page.credibility.claims.map((claim) => ({ claim })),
        await getClaims(),
        FILE,
      ),
    },
    firm: await getFirm(),
    art: pageArt('thank-you').url,
  };
}

export type ThankYouContent = Awaited<ReturnType<typeof getThankYou>>;
