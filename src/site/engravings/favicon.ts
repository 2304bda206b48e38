import type { Colors } from '../../base/tokens/colors.ts';
import { starPath } from './lone-star.ts';

/** The favicon's SVG: the Lone Star in the brand color on a dark tile, with a smaller star cut out of it. */
export function faviconSvg({ brand, dark }: Colors): string {
  const star = starPath(30.5) + starPath(11);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="9" fill="${dark}"/>` +
    `<path fill="${brand}" fill-rule="evenodd" transform="translate(32 34)scale(.1)" d="${star}"/></svg>`
  );
}
