import sharp from 'sharp';
import { expect, test } from 'vitest';
import { headingTypesetter } from '../fonts/typesetter.ts';
import { seededRosette } from './seeded-rosette.ts';
import { sharePictureSvg } from './share-picture.ts';

const COLOURS = {
  ground: '#fbfaf6',
  card: '#ffffff',
  link: '#085972',
  brand: '#1bbcee',
  dark: '#071c2c',
};
const TITLES = [
  'Payroll',
  'Financial Statements & Reporting for Texas Companies with Owners Abroad',
  'Gesellschaftssteuererklärung',
];
const FIRM = { firm: 'West Loop CPA', subtitle: 'CPA', denomination: '1120-S' };

const set = await headingTypesetter([...TITLES, ...Object.values(FIRM)].join(''));

test('a line is as wide as its letters, and set closer where they ask for it', () => {
  const width = (text: string) => set(text, 100).width;
  expect(width('Payroll')).toBeGreaterThan(200);
  expect(set('Payroll', 50).width).toBeCloseTo(width('Payroll') / 2);
  expect(width('Payroll')).toBeLessThan(
    [...'Payroll'].reduce((sum, letter) => sum + width(letter), 0),
  );
});

test.each(TITLES)('%s stays clear of the rosette and of the edges', async (title) => {
  const svg = sharePictureSvg({ title, ...FIRM }, seededRosette('x'), COLOURS, set);
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const white: number[] = [];
  for (let place = 0; place < data.length; place += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    const x = (place / info.channels) % info.width;
    if (Math.min(red, green, blue) > 240) white.push(x);
  }
  const ofTitle = white.filter((x) => x < 700);
  expect(ofTitle.length).toBeGreaterThan(500);
  expect(ofTitle.every((x) => x >= 80 && x <= 640)).toBe(true);
});
