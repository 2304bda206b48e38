import type { Colours } from '../../tokens/colours.ts';
import { PATH_SCALE } from './path-data.ts';
import { between, seededRandom, wholeBetween } from './random.ts';
import { rosetteLines } from './rosette.ts';
import { fullSeededRosette } from './seeded-rosette.ts';

const WIDTH = 640;
const HEIGHT = 320;

/**
 * The picture of a post as the text of an SVG file, 640 × 320 on the dark ground: the rosette of its slug, enlarged until it leaves
 * the picture, off the centre to either side. Only the
 * slug's hash is used, so the work is the same for any string.
 */
export function postPictureSvg(slug: string, { brand, dark }: Colours): string {
  const random = seededRandom(`post ${slug}`);
  const side = random() < 0.5 ? -1 : 1;
  const x = Math.round(WIDTH / 2 + side * between(random, 70, 170));
  const y = Math.round(HEIGHT / 2 + between(random, -50, 50));
  const enlarged = between(random, 1.2, 1.55);
  const angle = wholeBetween(random, 0, 359);
  const transform = `translate(${x} ${y})rotate(${angle})scale(${Number((enlarged / PATH_SCALE).toFixed(3))})`;
  const strokeWidth = Number(((0.75 * PATH_SCALE) / enlarged).toFixed(1));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${dark}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<g fill="none" stroke="${brand}" stroke-width="${strokeWidth}" transform="${transform}">` +
    `${rosetteLines(fullSeededRosette(slug))}</g></svg>`
  );
}
