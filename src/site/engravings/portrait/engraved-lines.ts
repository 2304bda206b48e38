import { joinNumbers, PATH_SCALE } from '../path-data.ts';
import { type Light, lightAt } from './light.ts';

/** Lines that run one way across a disc around 0,0. */
export interface Family {
  /** The distance between two lines, in picture units. */
  readonly spacing: number;
  /** Degrees that the lines are turned by. */
  readonly turn: number;
  /** The least darkness, 0 to 1, that has a line. */
  readonly from: number;
  /** Share of the spacing that a line covers in full darkness. */
  readonly fullest: number;
}

interface Node {
  readonly along: number;
  readonly across: number;
  readonly width: number;
}

/** How far the middle of a line lies from its ends, and how far light lifts it, in picture units. */
const BOW = 16;
const RELIEF = 11;
/** Share of the radius from which lines thin towards the rim. */
const FADE = 0.86;
/** A line thinner than this is left out. */
const THINNEST = 0.36;
/** A line shorter than this would look like dust. */
const DUST = 9;

/**
 * The lines of a family as closed shapes, in units of `PATH_SCALE` and turned back by `turn`: as wide as the photograph
 * is dark, bowed, and bent by its form as if they lay on it.
 *
 * @param radius of the disc, in picture units
 * @param step between two points of a line, in picture units
 */
export function engravedLines(
  light: Light,
  { spacing, turn, from, fullest }: Family,
  radius: number,
  step: number,
): string {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const seen = (pixels: Uint8Array, along: number, across: number) =>
    lightAt(
      light,
      pixels,
      (along * cos - across * sin) / radius,
      (along * sin + across * cos) / radius,
    );
  const nodeAt = (along: number, line: number): Node => {
    const lifted = line + BOW * ((along / radius) ** 2 - 0.5);
    const across = lifted - RELIEF * (seen(light.form, along, lifted) - 0.5);
    const rim = Math.hypot(along, across) / radius;
    const fade = Math.min(1, Math.max(0, (1 - rim) / (1 - FADE)));
    const dark = 1 - seen(light.fine, along, across);
    const share = Math.max(0, (dark - from) / (1 - from));
    const width = spacing * fullest * share * fade;
    return { along, across, width: width < THINNEST ? 0 : width };
  };
  const reach = Math.ceil((radius + BOW + RELIEF) / spacing);
  const half = Math.ceil(radius / step);
  let data = '';
  for (let line = -reach; line <= reach; line += 1) {
    let run: Node[] = [];
    for (let index = -half; index <= half; index += 1) {
      const node = nodeAt(index * step, line * spacing);
      if (node.width > 0) run.push(node);
      else {
        data += shape(run, step);
        run = [];
      }
    }
    data += shape(run, step);
  }
  return data;
}

/** Along one edge of a line and back along the other, from tip to tip. */
function shape(run: readonly Node[], step: number): string {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || last.along - first.along < DUST) return '';
  const edge = (side: number) =>
    run.map(({ along, across, width }) => [along, across + (side * width) / 2] as const);
  const points = [
    [first.along - step / 2, first.across] as const,
    ...edge(-1),
    [last.along + step / 2, last.across] as const,
    ...edge(1).reverse(),
  ].map((point) => point.map((value) => Math.round(value * PATH_SCALE)));
  const moves = points.map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = points[index - 1] ?? [];
    return [x - beforeX, y - beforeY];
  });
  const [start = [], ...rest] = moves;
  return `M${joinNumbers(start)}l${joinNumbers(rest.flat())}z`;
}
