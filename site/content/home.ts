import { getCollection } from 'astro:content';
import { heroStar, inkStar, texasMap } from './art.ts';
import { withFigures } from './figures.ts';
import { getServiceCards } from './service-cards.ts';
import { getLocations } from './shell.ts';
import { getSingle } from './single.ts';
import { getClaims, getFirm } from './words.ts';

const FILE = 'content/pages/home.yaml';

/** Everything the home page shows. */
export async function getHome() {
  const home = await getSingle('home');
  const claims = await getClaims();
  const testimonials = await getCollection('testimonials');
  const locations = await getLocations();
  return {
    ...home,
    about: {
      ...home.about,
      figures: withFigures(
        home.about.claims.map((claim) => ({ claim })),
        claims,
        FILE,
      ),
    },
    benefits: { ...home.benefits, items: withFigures(home.benefits.items, claims, FILE) },
    testimonials: { ...home.testimonials, items: testimonials.map(({ data }) => data) },
    services: { ...home.services, items: await getServiceCards() },
    locations: {
      ...home.locations,
      items: locations,
      map: { src: texasMap(locations).url, label: home.locations.mapLabel },
    },
    firm: await getFirm(),
    art: { star: heroStar().url, banner: inkStar().url },
  };
}

export type HomeContent = Awaited<ReturnType<typeof getHome>>;
