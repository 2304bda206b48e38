import { shortHash } from '../../base/addresses/short-hash.ts';
import type { Family } from '../../content/schemas/family.ts';
import { engravingPictureSvg } from '../engravings/engraving-svg.ts';
import source from '../fonts/generated/letters.json?raw';
import { letters, typesetterOf } from '../fonts/typesetter.ts';
import { colors } from '../styles/colors.ts';
import { addressOfArt, artwork, type GeneratedSvg } from './art.ts';

/** Sets lines in the heading typeface, from the outlines that the build wrote. */
export const setHeading = typesetterOf(letters.parse(JSON.parse(source)));

export type Ground = 'dark' | 'paper';

const engine = import.meta.glob<string>(
  ['../engravings/{engraving-svg,path-data,random,guilloche/*}.ts', '!**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Hash of the drawing code, for the address, which is known before the picture is drawn. */
const VERSION = shortHash(JSON.stringify([engine, colors]));

/** The engraving of a number with the number in it, in a family's ink: one file, wherever it is shown. */
export function engravingOf(
  number: string,
  family: Family = 'tax',
  ground: Ground = 'dark',
): GeneratedSvg {
  return artwork(
    nameOf(number, family, ground),
    () => engravingSvg(number, family, ground),
    VERSION,
  );
}

/** The address of the engraving, which exists only if the build shows it. */
export function engravingAddress(number: string, family: Family, ground: Ground = 'dark'): string {
  return addressOfArt(nameOf(number, family, ground), VERSION);
}

/** The engraving's SVG. */
export function engravingSvg(number: string, family: Family, ground: Ground = 'dark'): string {
  return engravingPictureSvg(
    number,
    { ...inksOn(ground, family), numeral: NUMERALS[ground] },
    setHeading,
  );
}

/** An engraving seeded by a text but without text in it, for the dark ground, as SVG. */
export function blankEngravingSvg(text: string, family: Family): string {
  return engravingPictureSvg(text, inksOn('dark', family), setHeading);
}

const NUMERALS: Readonly<Record<Ground, string>> = { dark: '#fff', paper: colors.dark };

function inksOn(ground: Ground, family: Family): { lines: string; outwards?: string } {
  const { bright, deep } = colors.inks[family];
  return ground === 'paper' ? { lines: deep } : { lines: bright, outwards: deep };
}

function nameOf(number: string, family: Family, ground: Ground): string {
  return `note-${plain(number)}-${family}${ground === 'paper' ? '-paper' : ''}`;
}

/** A number in a file name: `8_25_` for 8%. */
function plain(number: string): string {
  return number.replaceAll(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
}
