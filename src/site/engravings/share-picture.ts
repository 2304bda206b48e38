import type { Colors } from '../../base/tokens/colors.ts';
import { type SetLine, setWithin, type Typesetter } from '../fonts/typesetter.ts';
import { starPath } from './lone-star.ts';
import { PATH_SCALE } from './path-data.ts';

/** The size of a link preview in pixels, as social networks require. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The content of a link preview. */
export interface ShareWords {
  title: string;
  /** The firm's name and its description. */
  firm: string;
  subtitle: string;
}

export interface ShareDrawing {
  /** Its lines around 0,0, in units of `PATH_SCALE`. */
  lines: string;
  /** The color of the lines. */
  ink: string;
  /** The drawing in its middle, around 0,0, in picture units. */
  middle?: string | undefined;
}

const MARGIN = 84;
/** The box of a title: beside the rosette, and above the firm's name. */
const TITLE = { width: 530, lines: 4, sizes: [76, 68, 60, 52, 44], leading: 1.1 };
/** The firm's name beside the star, as wide as a title. */
const FIRM = { largest: 32, width: 476 };
const SUBTITLE = { largest: 20, width: 476 };
const ROSETTE = { x: 888, y: 315, enlarged: 0.98 };
const ICE = '#c9dbe6';

/**
 * The link preview of a page as SVG: title in the heading typeface, drawing and firm's name on the dark ground, within
 * a thin double rule.
 */
export function sharePictureSvg(
  { title, firm, subtitle }: ShareWords,
  { lines: drawing, ink, middle = '' }: ShareDrawing,
  { brand, dark }: Pick<Colors, 'brand' | 'dark'>,
  set: Typesetter,
): string {
  const { width, height } = SHARE_SIZE;
  const { x, y, enlarged } = ROSETTE;
  const { lines, size } = fitted(title, set);
  const leading = size * TITLE.leading;
  // Centered in the room above the firm's name.
  const first = 262 - ((lines.length - 1) * leading) / 2 + size * 0.34;
  const star = starPath(21);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${dark}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke="${ink}"><path opacity=".45" d="M24.5 24.5h1151v581h-1151z"/>` +
    `<path opacity=".25" d="M33.5 33.5h1133v563h-1133z"/>` +
    `<g stroke-width="${(0.85 * PATH_SCALE) / enlarged}" transform="translate(${x} ${y})scale(${enlarged / PATH_SCALE})">` +
    `${drawing}</g></g>` +
    `<g fill="#fff">${lines.map(({ svg }, index) => at(MARGIN, first + index * leading, svg)).join('')}` +
    `<g transform="translate(${x} ${y})scale(${enlarged})">${middle}</g></g>` +
    `<path fill="${brand}" transform="translate(${MARGIN + 20} 528)scale(${1 / PATH_SCALE})" d="${star}"/>` +
    `<g fill="${ICE}">${at(MARGIN + 54, 522, setWithin(firm, FIRM, set).line.svg)}` +
    `${at(MARGIN + 54, 551, setWithin(subtitle, SUBTITLE, set).line.svg)}</g></svg>`
  );
}

/** The title in the largest size that fits, in lines of similar length. */
function fitted(title: string, set: Typesetter): { lines: SetLine[]; size: number } {
  const [smallest = 44] = TITLE.sizes.slice(-1);
  const size =
    TITLE.sizes.find((each) => {
      const lines = broken(title, each, TITLE.width, set);
      return lines.length <= TITLE.lines && lines.every((line) => line.width <= TITLE.width);
    }) ?? smallest;
  const { length } = broken(title, size, TITLE.width, set);
  let width = TITLE.width;
  while (width > 40 && broken(title, size, width - 20, set).length === length) width -= 20;
  return { lines: broken(title, size, width, set), size };
}

/** A text in lines of at most this width, unless a word is wider. */
function broken(text: string, size: number, width: number, set: Typesetter): SetLine[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && set(longer, size).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => set(line, size));
}

function at(x: number, y: number, svg: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`;
}
