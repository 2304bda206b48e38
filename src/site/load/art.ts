import source from '../../../content/rosettes.yaml';
import { shortHash } from '../../base/addresses/short-hash.ts';
import type { Location } from '../../content/schemas/location.ts';
import { rosettesSchema } from '../../content/schemas/rosette.ts';
import { friezeSvg } from '../engravings/frieze.ts';
import { FACE_CLEAR, INITIALS_CLEAR, monogramRosette } from '../engravings/monogram.ts';
import { rosetteSvg } from '../engravings/rosette.ts';
import { starMotionSvg } from '../engravings/star-motion.ts';
import { texasMapSvg } from '../engravings/texas.ts';
import { colors } from '../styles/colors.ts';

/** A generated picture and its address, which changes with the picture. */
export interface GeneratedSvg {
  /** File name without the extension, as `star.4f2a91c0`. */
  name: string;
  url: string;
  /** Returns the SVG. */
  draw: () => string;
}

/** The rosettes of the firm's brand. */
export const { star, year, mark } = rosettesSchema.parse(source);
const made = new Map<string, GeneratedSvg>();

/** Every picture requested so far. */
export function artworks(): GeneratedSvg[] {
  return [...made.values()];
}

/**
 * The picture with this key, created once.
 *
 * @param hash part of the address; defaults to the drawing's hash
 */
export function artwork(key: string, draw: () => string, hash?: string): GeneratedSvg {
  const known = made.get(key);
  if (known) return known;
  const svg = hash === undefined ? draw() : '';
  const inAddress = hash ?? shortHash(svg);
  const work = {
    name: `${key}.${inAddress}`,
    url: addressOfArt(key, inAddress),
    draw: hash === undefined ? () => svg : draw,
  };
  made.set(key, work);
  return work;
}

/** The address of the picture with a key. */
export function addressOfArt(key: string, version: string): string {
  return `/art/${key}.${version}.svg`;
}

/** The woven border of a certificate. */
export function frieze(): GeneratedSvg {
  return artwork('frieze', () => friezeSvg(colors.link));
}

/** The Lone Star of the home page's hero, which draws itself once; the page then rotates it. */
export function heroStar(): GeneratedSvg {
  return artwork('star', () => starMotionSvg(star, colors.brand));
}

/** The Lone Star without motion. */
export function cyanStar(): GeneratedSvg {
  return artwork('star-cyan', () => rosetteSvg(star, colors.brand));
}

/** The rosette of twelve months in cyan, for the ink ground. */
export function yearRosette(): GeneratedSvg {
  return artwork('year', () => rosetteSvg(year, colors.brand));
}

/** The brand mark beside the firm's name. */
export function brandMark(): GeneratedSvg {
  return artwork('mark', () => rosetteSvg(mark, colors.link, 4));
}

/** The brand mark in cyan on an ink tile, clear of the corners that a home screen cuts off. */
export function touchIconSvg(): string {
  const svg = rosetteSvg(mark, colors.brand, 5);
  return svg.replace(
    /viewBox="[^"]*">/,
    `viewBox="-70 -70 660 660"><path fill="${colors.dark}" d="M-70-70h660v660h-660z"/>`,
  );
}

/**
 * The ring around a person's initials, or the wider one around a photograph.
 *
 * @param index index on the page, from 0
 */
export function ring(initials: string, index: number, isWide: boolean): GeneratedSvg {
  const key = `${isWide ? 'ring' : 'monogram'}-${index}-${Buffer.from(initials).toString('hex')}`;
  const clear = isWide ? FACE_CLEAR : INITIALS_CLEAR;
  return artwork(key, () => rosetteSvg(monogramRosette(initials, index, clear), colors.link, 1.2));
}

/** The border of a membership's seal. */
export function sealRing(): GeneratedSvg {
  return artwork('seal', () => rosetteSvg(monogramRosette('', 0, INITIALS_CLEAR), colors.link, 2));
}

/** The engraved map of Texas with the firm's pins. */
export function texasMap(locations: readonly Location[]): GeneratedSvg {
  return artwork('texas', () => texasMapSvg(locations, colors));
}
