import {
  type Artwork,
  brandMark,
  cyanStar,
  heroStar,
  inkStar,
  PAGE_ROSETTES,
  pageArt,
  serviceArt,
  texasMap,
} from './art.ts';
import { notFoundArt } from './not-found.ts';
import { getMonograms } from './people.ts';
import { privacyArt } from './privacy-policy.ts';
import { getServices } from './services.ts';
import { getLocations } from './shell.ts';
import { articleArt } from './small-company-accountant.ts';

/** Every generated picture that a prerendered page shows, each once: two people may have the same initials. */
export async function getArtworks(): Promise<Artwork[]> {
  const works = [
    heroStar(),
    inkStar(),
    cyanStar(),
    brandMark(),
    texasMap(await getLocations()),
    ...PAGE_ROSETTES.map(pageArt),
    privacyArt(),
    articleArt(),
    notFoundArt(),
    ...(await getMonograms()),
    ...(await getServices()).map(({ slug }) => serviceArt(slug)),
  ];
  return [...new Map(works.map((work) => [work.name, work])).values()];
}
