import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { IS_LONG } from '../../../../tests/long.ts';
import { NUMBERS_IN_USE } from '../../../../tests/numbers-in-use.ts';
import { colours } from '../../../base/tokens/from-disk.ts';
import { cutLetters } from '../../fonts/cut-letters.ts';
import { HEADINGS } from '../../fonts/font-source.ts';
import { typesetterOf } from '../../fonts/typesetter.ts';
import { PATH_SCALE } from '../path-data.ts';
import { braid } from './braid.ts';
import { type Choice, choiceOf, noteKey } from './choice.ts';
import { engineTurned } from './engine-turned.ts';
import type { NoteKind } from './figure.ts';
import { lattice } from './lattice.ts';
import { drawNote, noteSvg, numeralSize } from './note.ts';
import { oval } from './oval.ts';
import { written } from './pen.ts';
import { rose } from './rose.ts';
import { shield } from './shield.ts';
import { spiral } from './spiral.ts';
import { star } from './star.ts';

/** The ink on the dark ground, whose drawings have the longest text. */
const INK = { colour: colours.inks.tax.bright, outwards: colours.inks.tax.deep };
const MOST_BYTES = 6000;
/** Half of a picture's width. */
const EDGE = 260;

/** The choices there are, but for their kind: all, or a quarter. */
const CHOICES = ([0, 1, 2, 3, 4] as const)
  .flatMap((figure) =>
    ([0, 1, 2] as const).flatMap((x) =>
      ([0, 1] as const).flatMap((y) => ([0, 1, 2] as const).map((z) => ({ figure, x, y, z }))),
    ),
  )
  .filter((_, place) => IS_LONG || place % 4 === 0);

type Point = readonly [x: number, y: number];

/** Points of the lines that `written` draws, in picture units: ends, and places on each cubic. */
function pointsOf(lines: string): Point[] {
  return [...lines.matchAll(/<path id="(\w+)" d="([^"]*)"\/>/g)].flatMap(([, id, data = '']) => {
    const sector = pointsOfPath(data);
    const uses = [...lines.matchAll(/<use href="#(\w+)" transform="([^"]*)"\/>/g)].filter(
      ([, of]) => of === id,
    );
    const all = ['', ...uses.map(([, , transform = '']) => transform)];
    return all.flatMap((transform) => sector.map((point) => moved(point, transform)));
  });
}

function pointsOfPath(data: string): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  let mirrored: Point = [0, 0];
  for (const [, command, list = ''] of data.matchAll(/([Mlcs])([^Mlcs]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map((part) => Number(part) / PATH_SCALE);
    if (command === 'M') {
      [x = 0, y = 0] = numbers;
      points.push([x, y]);
    } else if (command === 'l') {
      x += numbers[0] ?? 0;
      y += numbers[1] ?? 0;
      points.push([x, y]);
    }
    const size = command === 's' ? 4 : 6;
    for (let at = 0; 'cs'.includes(command ?? '') && at < numbers.length; at += size) {
      const piece = numbers.slice(at, at + size);
      const full = command === 's' ? [...mirrored, ...piece] : piece;
      const [ax = 0, ay = 0, bx = 0, by = 0, dx = 0, dy = 0] = full;
      for (const u of [0.5, 1]) {
        const first = 3 * (1 - u) ** 2 * u;
        const second = 3 * (1 - u) * u ** 2;
        points.push([
          x + first * ax + second * bx + u ** 3 * dx,
          y + first * ay + second * by + u ** 3 * dy,
        ]);
      }
      mirrored = [dx - bx, dy - by];
      x += dx;
      y += dy;
    }
  }
  return points;
}

function moved([x, y]: Point, transform: string): Point {
  const [, degrees = '0'] = /rotate\(([^)]*)\)/.exec(transform) ?? [];
  const angle = (Number(degrees) * Math.PI) / 180;
  const across = transform.includes('scale(-1 1)') ? -x : x;
  return [
    across * Math.cos(angle) - y * Math.sin(angle),
    across * Math.sin(angle) + y * Math.cos(angle),
  ];
}

const KINDS: readonly (readonly [Choice['kind'], NoteKind])[] = [
  ['rose', rose],
  ['star', star],
  ['oval', oval],
  ['shield', shield],
  ['spiral', spiral],
  ['lattice', lattice],
  ['engine', engineTurned],
  ['braid', braid],
];

test.each(KINDS)('each %s stays in its box, out of its opening, and small', (kind, draw) => {
  for (const choice of CHOICES) {
    const { layers, opening } = draw({ kind, ...choice });
    const lines = written(layers);
    const points = pointsOf(lines);
    const farthest = Math.max(...points.flat().map(Math.abs));
    const nearest = points.reduce(
      (least, [x, y]) =>
        Math.min(least, Math.hypot((2 * x) / opening.width, (2 * y) / opening.height)),
      Number.POSITIVE_INFINITY,
    );
    const name = JSON.stringify(choice);
    expect(farthest, name).toBeGreaterThan(170);
    expect(farthest, name).toBeLessThan(EDGE);
    expect(nearest, name).toBeGreaterThanOrEqual(1);
    expect(Math.min(opening.width, opening.height), name).toBeGreaterThan(100);
    expect(brotliCompressSync(lines).byteLength, name).toBeLessThan(MOST_BYTES);
  }
});

test('a number has one drawing, however it is written, and another number another', () => {
  expect(noteSvg('cp 2000', INK)).toBe(noteSvg('CP2000', INK));
  expect(drawNote('W-2')).toEqual(drawNote('W2'));
  expect(drawNote('CP2000').lines).not.toBe(drawNote('CP2001').lines);
});

test.each(['', '?', '税', '<script>"&', 'x'.repeat(100_000)])('%o is drawn, not told', (typed) => {
  const svg = noteSvg(typed, INK);
  expect(svg).toMatch(/^<svg .*<path id="n0" d="M-?\d/);
  expect(svg).not.toMatch(/script|NaN|税|xxx/);
  expect(brotliCompressSync(svg).byteLength).toBeLessThan(MOST_BYTES);
});

const set = typesetterOf(await cutLetters(HEADINGS, ''));

test('each number in use fits into its opening, and can be read', () => {
  for (const number of NUMBERS_IN_USE) {
    const { opening } = drawNote(number);
    const size = numeralSize(number, opening);
    const { width } = set(number, size);
    const filled = Math.hypot(width / opening.width, (0.67 * size) / opening.height);
    expect(filled, number).toBeLessThan(0.97);
    expect(size, number).toBeLessThanOrEqual(64);
    expect(size, number).toBeGreaterThanOrEqual(28);
  }
});

/** The pairs of numbers that are drawn by the same figure of the same kind. */
function pairsWithOneFigure(numbers: readonly string[]) {
  const choices = [...new Set(numbers.map(noteKey))].map((key) => ({ key, ...choiceOf(key) }));
  return choices.flatMap((a, place) =>
    choices
      .slice(place + 1)
      .filter((b) => a.kind === b.kind && a.figure === b.figure)
      .map((b) => ({ pair: `${a.key}, ${b.key}`, x: a.x !== b.x, y: a.y !== b.y, z: a.z !== b.z })),
  );
}

test('two numbers in use differ in more than the rim of one figure', () => {
  const pairs = pairsWithOneFigure(NUMBERS_IN_USE);
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(({ x, y }) => !x && !y)).toEqual([]);
});
