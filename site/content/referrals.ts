import { inkStar, pageArt } from './art.ts';
import { serviceFinder } from './service-links.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

const FILE = 'content/pages/referrals.yaml';

/** Everything the page /referrals shows. */
export async function getReferrals() {
  const referrals = await getSingle('referrals');
  const find = await serviceFinder(FILE);
  return {
    ...referrals,
    services: {
      ...referrals.services,
      items: referrals.services.items.map(({ service, sign }) => {
        const { name, href, denomination } = find(service);
        return { name, href, denomination, sign };
      }),
    },
    firm: await getFirm(),
    art: { hero: pageArt('referrals').url, banner: inkStar().url },
  };
}

export type ReferralsContent = Awaited<ReturnType<typeof getReferrals>>;
