import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutLetters } from '../fonts/cut-letters.ts';
import { HEADINGS } from '../fonts/font-source.ts';
import { typesetterOf } from '../fonts/typesetter.ts';
import { numeralOutlines } from './note-picture.ts';
import { drawNote } from './notes/note.ts';
import { sharePictureSvg } from './share-picture.ts';

const COLOURS = { brand: '#1bbcee', dark: '#071c2c' };
const TITLES = [
  'Payroll',
  'Financial Statements & Reporting for Texas Companies with Owners Abroad',
  'Gesellschaftssteuererklärung',
];
const FIRM = { firm: 'West Loop CPA', subtitle: 'CPA' };

const set = typesetterOf(await cutLetters(HEADINGS, 'ä'));
const DRAWING = {
  lines: drawNote('1120-S').lines,
  ink: '#b3a4ff',
  middle: numeralOutlines('1120-S', set),
};

test('a line is as wide as its letters, and set closer where they ask for it', () => {
  const width = (text: string) => set(text, 100).width;
  expect(width('Payroll')).toBeGreaterThan(200);
  expect(set('Payroll', 50).width).toBeCloseTo(width('Payroll') / 2);
  expect(width('Payroll')).toBeLessThan(
    [...'Payroll'].reduce((sum, letter) => sum + width(letter), 0),
  );
});

/** The columns in which a picture has a colour of at least these parts. */
async function columns(svg: string, least: readonly [number, number, number]): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const found: number[] = [];
  for (let place = 0; place < data.length; place += info.channels) {
    const parts = data.subarray(place, place + 3);
    if (least.every((part, index) => (parts[index] ?? 0) >= part)) {
      found.push((place / info.channels) % info.width);
    }
  }
  return found;
}

test.each(TITLES)('%s stays clear of the rosette and of the edges', async (title) => {
  const svg = sharePictureSvg({ title, ...FIRM }, DRAWING, COLOURS, set);
  const ofTitle = (await columns(svg, [241, 241, 241])).filter((x) => x < 700);
  expect(ofTitle.length).toBeGreaterThan(500);
  expect(ofTitle.every((x) => x >= 80 && x <= 640)).toBe(true);
});

test('the name of a firm stays clear of the rosette, however long', async () => {
  const [title = '', firm = ''] = TITLES;
  const words = { title, firm, subtitle: firm };
  const blank = { ...DRAWING, middle: undefined };
  const inked = await columns(sharePictureSvg(words, blank, COLOURS, set), [190, 200, 210]);
  expect(inked.length).toBeGreaterThan(500);
  expect(inked.every((x) => x <= 640)).toBe(true);
});
