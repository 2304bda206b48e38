import { cyanStar, inkStar, texasMap } from './art.ts';
import { withFigures } from './figures.ts';
import { serviceFinder } from './service-links.ts';
import { getLocations } from './shell.ts';
import { getSingle } from './single.ts';
import { getClaims, getFirm } from './words.ts';

const FILE = 'content/pages/about.yaml';

/** Everything the page /about shows. */
export async function getAbout() {
  const about = await getSingle('about');
  const claims = await getClaims();
  const locations = await getLocations();
  const find = await serviceFinder(FILE);
  return {
    ...about,
    story: {
      ...about.story,
      figures: withFigures(
        about.story.claims.map((claim) => ({ claim })),
        claims,
        FILE,
      ),
    },
    reasons: { ...about.reasons, items: withFigures(about.reasons.items, claims, FILE) },
    locations: {
      ...about.locations,
      items: locations,
      map: { src: texasMap(locations).url, label: about.locations.mapLabel },
    },
    faq: {
      ...about.faq,
      items: about.faq.items.map((item) => ({
        ...item,
        services: item.services.map(find).map(({ name, href }) => ({ label: name, href })),
      })),
    },
    firm: await getFirm(),
    art: { hero: cyanStar().url, banner: inkStar().url },
  };
}

export type AboutContent = Awaited<ReturnType<typeof getAbout>>;
