import { PATH_SCALE } from '../path-data.ts';
import { braid } from './braid.ts';
import { type Choice, choiceOf, noteKey } from './choice.ts';
import { engineTurned } from './engine-turned.ts';
import type { NoteKind, Size } from './figure.ts';
import { lattice } from './lattice.ts';
import { oval } from './oval.ts';
import { written } from './pen.ts';
import { rose } from './rose.ts';
import { shield } from './shield.ts';
import { spiral } from './spiral.ts';
import { star } from './star.ts';

const KINDS = {
  rose,
  star,
  oval,
  shield,
  spiral,
  lattice,
  engine: engineTurned,
  braid,
} satisfies Record<Choice['kind'], NoteKind>;

/** The drawing of a number. */
export interface Note {
  /** The number in capitals, letters and digits only. */
  readonly key: string;
  readonly kind: Choice['kind'];
  /** SVG elements around 0,0 in units of `PATH_SCALE`. */
  readonly lines: string;
  /** Axes, in picture units, of the ellipse in the middle that stays clear. */
  readonly opening: Size;
}

/** The drawing that a number makes, always the same one however the number is written; it fits into 520 × 520. */
export function drawNote(number: string): Note {
  const key = noteKey(number);
  const choice = choiceOf(key);
  const { layers, opening } = KINDS[choice.kind](choice);
  return { key, kind: choice.kind, lines: written(layers), opening };
}

/** Places on each line at which its reach is taken. */
const SAMPLES = 48;
/** The margin around the lines, in picture units: they have a width, and are drawn a little beside the true ones. */
const MARGIN = 2;

/** How far the lines of a number's note reach to either side of its middle, up and down, in picture units. */
function reachOf(number: string): { aside: number; up: number; down: number } {
  const choice = choiceOf(noteKey(number));
  const { layers } = KINDS[choice.kind](choice);
  const reach = { aside: 0, up: 0, down: 0 };
  for (const { at, lines, folds, mirrored, span } of layers) {
    for (let place = 0; place < lines * (SAMPLES + 1); place += 1) {
      const sample = place % (SAMPLES + 1);
      const [x, y] = at((span * sample) / SAMPLES, (place - sample) / (SAMPLES + 1));
      for (let turn = 0; turn < folds; turn += 1) {
        const angle = (2 * Math.PI * turn) / folds;
        for (const across of mirrored ? [x, -x] : [x]) {
          const lower = across * Math.sin(angle) + y * Math.cos(angle);
          const aside = Math.abs(across * Math.cos(angle) - y * Math.sin(angle));
          reach.aside = Math.max(reach.aside, aside);
          reach.up = Math.max(reach.up, -lower);
          reach.down = Math.max(reach.down, lower);
        }
      }
    }
  }
  return reach;
}

export interface NoteOptions {
  /** Any CSS colour. */
  readonly colour: string;
  /** The colour that the lines turn into on their way out, half of it at the rim. */
  readonly outwards?: string;
  /** Width of a line in the 520 × 520 picture. */
  readonly strokeWidth?: number;
}

/** Width and height of a note's picture. */
const NOTE_SIZE = 520;

/** A number's note as the text of an SVG file of its own, as large as its lines reach, without ground, decorative. */
export function noteSvg(
  number: string,
  { colour, outwards, strokeWidth = 0.6 }: NoteOptions,
): string {
  const { aside, up, down } = reachOf(number);
  const box = [-aside - MARGIN, -up - MARGIN, 2 * (aside + MARGIN), up + down + 2 * MARGIN];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(Math.round).join(' ')}">` +
    `${outwards ? gradient(colour, outwards) : ''}` +
    `<g fill="none" stroke="${outwards ? 'url(#ink)' : colour}" stroke-width="${strokeWidth * PATH_SCALE}" ` +
    `transform="scale(${1 / PATH_SCALE})">${drawNote(number).lines}</g></svg>`
  );
}

/** The ink's gradient around 0,0 in units of `PATH_SCALE`, the same in every turned sector. */
function gradient(from: string, to: string): string {
  return (
    `<radialGradient id="ink" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${0.775 * NOTE_SIZE * PATH_SCALE}">` +
    `<stop offset=".3" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`
  );
}

/** Largest size of a number, in picture units. */
const LARGEST = 64;
/** Share of the opening that a number may fill. */
const FILLED = 0.88;
/** Height of a figure in parts of the font's size. */
const HEIGHT = 0.67;

/**
 * Size in picture units of a number's letters, of the headings' face at weight 500: as wide as the opening allows, so
 * that the corners of the text stay within its ellipse.
 */
export function numeralSize(number: string, { width, height }: Size): number {
  const wide = number.replace(/[^A-Z%&]/g, '').length;
  const length = 0.49 * number.length + 0.12 * wide;
  return Math.min(LARGEST, Math.floor(FILLED / Math.hypot(length / width, HEIGHT / height)));
}
