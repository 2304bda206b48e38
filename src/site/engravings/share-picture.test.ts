import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutLetters } from '../fonts/cut-letters.ts';
import { HEADINGS } from '../fonts/font-source.ts';
import { typesetterOf } from '../fonts/typesetter.ts';
import { numeralOutlines } from './engraving-svg.ts';
import { drawEngraving } from './guilloche/engraving.ts';
import { sharePictureSvg } from './share-picture.ts';

const COLOURS = { brand: '#1bbcee', dark: '#071c2c' };
const LONG = 'Financial Statements & Reporting for Texas Companies with Owners Abroad';

const set = typesetterOf(await cutLetters(HEADINGS, 'ä'));
const DRAWING = {
  lines: drawEngraving('1120-S').lines,
  ink: '#b3a4ff',
  middle: numeralOutlines('1120-S', set),
};

/** The columns left of the drawing's number with a color of at least these channel values. */
async function columns(svg: string, least: readonly [number, number, number]): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const found: number[] = [];
  for (let index = 0; index < data.length; index += info.channels) {
    const parts = data.subarray(index, index + 3);
    if (least.every((part, index) => (parts[index] ?? 0) >= part)) {
      found.push((index / info.channels) % info.width);
    }
  }
  return found.filter((x) => x < 700);
}

test.each([
  ['Payroll', 'West Loop CPA'],
  [LONG, 'West Loop CPA'],
  ['Gesellschaftssteuererklärung', 'West Loop CPA'],
  ['Payroll', LONG],
])('%s, by %s, stays clear of the rosette and of the edges', async (title, firm) => {
  const svg = sharePictureSvg({ title, firm, subtitle: firm }, DRAWING, COLOURS, set);
  const [ofTitle, ofAll] = [
    await columns(svg, [241, 241, 241]),
    await columns(svg, [190, 200, 210]),
  ];
  expect(ofTitle.length).toBeGreaterThan(500);
  expect(ofAll.length).toBeGreaterThan(ofTitle.length + 500);
  expect(ofAll.every((x) => x >= 80 && x <= 640)).toBe(true);
});
