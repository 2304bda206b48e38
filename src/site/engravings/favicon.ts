import type { Colours } from '../../base/tokens/colours.ts';
import { starPath } from './lone-star.ts';

/** The favicon as the text of an SVG file: the Lone Star in the brand's colour on a dark tile, with a smaller one cut out of its middle. */
export function faviconSvg({ brand, dark }: Colours): string {
  const star = starPath(30.5) + starPath(11);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="9" fill="${dark}"/>` +
    `<path fill="${brand}" fill-rule="evenodd" transform="translate(32 34)scale(.1)" d="${star}"/></svg>`
  );
}
