/** Red, green and blue, from 0 to 1, of light and not as written. */
type Light = readonly [red: number, green: number, blue: number];

/** A step of lightness too small to see. */
const STEPS = 500;

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
 * The colour of the same hue, and of the same chroma as far as a screen has it, that is nearest in
 * lightness and passes; undefined where none does.
 *
 * @param colour written `#c8102e`
 */
export function nearestShade(
  colour: string,
  passes: (shade: string) => boolean,
): string | undefined {
  const { lightness, a, b } = oklabOf(lightOf(colour));
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness))
    .values();
  return shades.map((each) => shadeOf(each, a, b)).find(passes);
}

/** The color with the most chroma that a screen has at that lightness. */
function shadeOf(lightness: number, a: number, b: number): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const light = lightFrom(lightness, a * share, b * share);
    if (light.every((part) => part > -1e-4 && part < 1 + 1e-4)) return written(light);
  }
  return written(lightFrom(lightness, 0, 0));
}

function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lightOf(colour: string): Light {
  const digits = colour.slice(1);
  const pairs = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (place: number) => {
    const value = Number.parseInt(pairs.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

function written(light: Light): string {
  const parts = light.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** As Björn Ottosson defines it, https://bottosson.github.io/posts/oklab/; so is the way back. */
function oklabOf([red, green, blue]: Light) {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function lightFrom(lightness: number, a: number, b: number): Light {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
