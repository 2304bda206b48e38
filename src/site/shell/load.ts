import { inkStar } from '../load/art.ts';
import { figuresOf } from '../load/claims.ts';
import { firm } from '../load/firm.ts';
import { locations } from '../load/locations.ts';
import { mark } from '../load/logo.ts';
import { services } from '../load/services.ts';
import { shellWords } from './words.ts';

/** The words around every page. */
export const shell = {
  firm,
  services: services.map(({ name, href, denomination, family }) => ({
    label: name,
    href,
    denomination,
    family,
  })),
  mark,
  /** The star of the closing banner. */
  star: inkStar().url,
  footer: {
    locations,
    /** The registered figures of the tiles. */
    stats: figuresOf(shellWords.footer.claims),
  },
};
