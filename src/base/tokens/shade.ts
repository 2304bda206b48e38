/** A step too small to see. */
const STEPS = 200;

/**
 * The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @param one written `#1bbcee` or `#fff`, as is `other`
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/**
 * The colour with the least black or white mixed in that passes; undefined where none does.
 *
 * @param colour written `#c8102e`
 */
export function nearestShade(
  colour: string,
  passes: (shade: string) => boolean,
): string | undefined {
  const parts = partsOf(colour);
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).flatMap((share) =>
    [0, 255].map((end) => written(parts.map((part) => part + (end - part) * share))),
  );
  return shades.find(passes);
}

/** Red, green and blue, from 0 to 255. */
function partsOf(colour: string): number[] {
  const digits = colour.slice(1);
  const pairs = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((place) => Number.parseInt(pairs.slice(place, place + 2), 16));
}

function written(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
