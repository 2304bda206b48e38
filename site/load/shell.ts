import { brandMark, inkStar } from './art.ts';
import { figuresOf, withFigure } from './claims.ts';
import { firm } from './firm.ts';
import { locations } from './locations.ts';
import { services } from './services.ts';

/** What stands around every page. */
export const shell = {
  firm,
  services: services.map(({ name, href, denomination, family }) => ({
    label: name,
    href,
    denomination,
    family,
  })),
  mark: brandMark().url,
  /** The star of the closing banner. */
  star: inkStar().url,
  footer: {
    locations,
    /** The registered figures of the tiles. */
    stats: figuresOf(['years-experience', 'clients-served', 'texas-locations', 'service-rating']),
    years: withFigure({ claim: 'years-experience' }).value,
    since: withFigure({ claim: 'since' }).value,
  },
};
