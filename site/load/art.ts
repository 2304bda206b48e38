import { createHash } from 'node:crypto';
import type { Post } from '../../blog/post.ts';
import source from '../../content/rosettes.yaml';
import type { Family } from '../../content/schemas/family.ts';
import type { Location } from '../../content/schemas/location.ts';
import { type Rosette, rosettes } from '../../content/schemas/rosette.ts';
import { monogramRosette } from '../art/monogram.ts';
import { starMotionSvg } from '../art/motion/star-motion.ts';
import type { Light } from '../art/portrait/light.ts';
import { PORTRAIT_CLEAR, portraitSvg } from '../art/portrait/portrait.ts';
import { rosetteSvg } from '../art/rosette.ts';
import { fullSeededRosette, seededRosette } from '../art/seeded-rosette.ts';
import { texasMapSvg } from '../art/texas.ts';
import { colours } from '../styles/colours.ts';
import { postFigure } from './post-figure.ts';

/** A generated picture and the address it is served at; the address changes with the picture. */
export interface Artwork {
  /** File name without the ending, as `payroll.4f2a91c0`. */
  name: string;
  svg: string;
  url: string;
}

const designed = rosettes.parse(source);
const made = new Map<string, Artwork>();

/** Every picture that has been asked for so far. */
export function artworks(): Artwork[] {
  return [...made.values()];
}

function artwork(key: string, draw: () => string): Artwork {
  const known = made.get(key);
  if (known) return known;
  const svg = draw();
  const name = `${key}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
  const work = { name, svg, url: `/art/${name}.svg` };
  made.set(key, work);
  return work;
}

/** The rosette designed under this name in content/rosettes.yaml, else one drawn from the name itself. */
export function rosetteFor(name: string): Rosette {
  return designed[name] ?? seededRosette(name);
}

/** The rosette of a service, of a page or of another thing with a figure in its middle, in the ink of its family, for the dark ground. */
export function serviceArt(slug: string, family: Family = 'tax'): Artwork {
  const { bright, deep } = colours.inks[family];
  return artwork(slug, () => rosetteSvg(rosetteFor(slug), { colour: bright, outwards: deep }));
}

/** A post's rosette, drawn from its slug, with a clear middle where it has a figure. */
export function postRosette(post: Pick<Post, 'slug' | 'denomination' | 'title'>): Rosette {
  return postFigure(post) ? seededRosette(post.slug) : fullSeededRosette(post.slug);
}

/** The picture of a post that brings none, as the text of an SVG file. */
export function postArt(post: Post): string {
  const { bright, deep } = colours.inks.tax;
  return rosetteSvg(postRosette(post), { colour: bright, outwards: deep });
}

/** The Lone Star of the home page's hero, which draws itself once; the page then turns it. */
export function heroStar(): Artwork {
  return artwork('star', () => starMotionSvg(rosetteFor('star'), { colour: colours.brand }));
}

/** The Lone Star at rest in ink, for the cyan ground. */
export function inkStar(): Artwork {
  return artwork('star-ink', () => rosetteSvg(rosetteFor('star'), { colour: colours.dark }));
}

/** The Lone Star at rest in cyan, for the ink ground. */
export function cyanStar(): Artwork {
  return artwork('star-cyan', () => rosetteSvg(rosetteFor('star'), { colour: colours.brand }));
}

/** The brand mark beside the firm's name. */
export function brandMark(): Artwork {
  return artwork('mark', () =>
    rosetteSvg(rosetteFor('mark'), { colour: colours.link, strokeWidth: 4 }),
  );
}

/** The brand mark in cyan on a full tile of ink, clear of the corners that a home screen cuts off. */
export function touchIconSvg(): string {
  const mark = rosetteSvg(rosetteFor('mark'), { colour: colours.brand, strokeWidth: 5 });
  return mark.replace(
    /viewBox="[^"]*">/,
    `viewBox="-70 -70 660 660"><path fill="${colours.dark}" d="M-70-70h660v660h-660z"/>`,
  );
}

/** The ring around a person's initials, for paper; `place` counts the people of the page from 0. */
export function monogram(initials: string, place: number): Artwork {
  return artwork(`monogram-${place}-${Buffer.from(initials).toString('hex')}`, () =>
    rosetteSvg(monogramRosette(initials, place), { colour: colours.link, strokeWidth: 1.2 }),
  );
}

/** The face of a photograph, engraved in the ring that its person has; `name` is the photograph's, without its ending. */
export function portraitArt(name: string, light: Light, initials: string, place: number): Artwork {
  return artwork(`portrait-${place}-${name}`, () =>
    portraitSvg(light, monogramRosette(initials, place, PORTRAIT_CLEAR), colours),
  );
}

/** The engraved map of Texas with the firm's pins. */
export function texasMap(locations: readonly Location[]): Artwork {
  return artwork('texas', () => texasMapSvg(locations, colours));
}
