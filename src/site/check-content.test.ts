import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { samplePostFile } from '../blog/testing/posts.ts';
import { ContentError } from '../content/reader/content-error.ts';
import { checkContent } from './check-content.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PAYROLL = 'content/services/payroll.yaml';
const SALES_TAX = 'content/services/sales-tax.yaml';
const FOUNDER = 'content/people/founder.yaml';

let project: string;

/** A copy of the content, which a test may break. */
beforeEach(() => {
  project = temporaryFolder();
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  // Removes fields that the tests add, if the office uses them.
  for (const [file, field] of [
    ['content/firm.yaml', /^(?:announcements|logo):.*\n(?:[ -].*\n)*/gm],
    [PAYROLL, /^photo:.*\n/m],
    [FOUNDER, /^photo:.*\n/m],
    [SALES_TAX, /^photo:.*\n/m],
  ] as const) {
    write(file, read(file).replace(field, ''));
  }
});

const read = (file: string) => readFileSync(join(project, file), 'utf8');
const write = (file: string, text: string | Buffer) => writeFileSync(join(project, file), text);

/** Replaces a part of a file. */
function change(file: string, written: string | RegExp, instead: string): void {
  const text = read(file);
  const changed = text.replace(written, () => instead);
  expect(changed, `${file} holds ${written}`).not.toBe(text);
  write(file, changed);
}

const complaints = async () => new ContentError(await checkContent(project)).message.split('\n');

test('reports nothing for the content of this project', async () => {
  expect(await checkContent(PROJECT)).toEqual([]);
});

const ANNOUNCED = `announcements:
  - { text: A, from: 2026-12-01, until: 2026-12-24 }
  - { text: B, from: 2026-12-24, until: 2026-12-20 }
contact:`;

test('reports announcements with wrong days, and a phone number in another form', async () => {
  change('content/firm.yaml', /^contact:/m, ANNOUNCED);
  change('content/firm.yaml', /^ {2}main: .*/m, '  main: 713-555-0166');
  const lines = await complaints();
  expect(lines.sort()).toEqual([
    expect.stringContaining(', phones.main: expected'),
    expect.stringContaining(', announcements.2.from: expected a day after 2026-12-24, on which'),
    expect.stringContaining(', announcements.2.until: expected 2026-12-24, the day it begins'),
  ]);
});

test('reports all problems at once, each list entry by its id', async () => {
  change('content/claims.yaml', /(?<=^- id: years-experience\n) {2}value: .*\n/m, '');
  change('content/locations.yaml', 'payroll ]', 'payrol ]');
  change('content/pages/referrals.yaml', 'service: payroll', 'service: payrol');
  change('content/pages/home.yaml', /claims: \[.*?\]/s, 'claims: [none]');
  expect(await complaints()).toEqual([
    expect.stringMatching(/^content\/claims\.yaml, line \d+, years-experience, value: is missing/),
    expect.stringMatching(
      /^content\/locations\.yaml, line \d+, .*specialties\.\d: "payrol" is not/,
    ),
    expect.stringMatching(/^content\/pages\/home\.yaml, line \d+, about\.claims\.1: "none" is not/),
    expect.stringMatching(
      /^content\/pages\/referrals\.yaml, line \d+, .*\.service: "payrol" is not/,
    ),
  ]);
});

test('reports files that are missing, misnamed or belong to nothing', async () => {
  rmSync(join(project, 'content/pages/home.yaml'));
  write('content/pages/home.yml', read('content/firm.yaml'));
  write('content/pages/carers.yaml', 'a: b');
  write('content/services/payroll - Copy.yaml', read(PAYROLL));
  expect(await complaints()).toEqual([
    expect.stringMatching(/^content\/services\/payroll - Copy.yaml: is read by nothing; rename it/),
    expect.stringMatching(/^content\/pages\/carers.yaml: is read by nothing; rename it/),
    expect.stringMatching(/^content\/pages\/home.yml: is read by nothing; rename it/),
    'content/pages/home.yaml: is missing; expected this file',
  ]);
});

test('reports missing pictures of a post', async () => {
  const front = { image_url: '"/taem.jpg"', format: 'html' };
  write('content/posts/odd.md', samplePostFile(front, '<p><img src="/desk.jpg" alt=""></p>'));
  expect(await complaints()).toEqual([
    expect.stringMatching(/^content\/posts\/odd\.md, line \d+: "\/taem\.jpg" is not/),
    expect.stringMatching(/^content\/posts\/odd\.md, line \d+: "\/desk\.jpg" is not/),
  ]);
});

test('reports duplicate ids', async () => {
  change('content/claims.yaml', 'id: clients-served', 'id: since');
  expect(await complaints()).toContainEqual(
    expect.stringMatching(/since, id: since stands in this list twice/),
  );
});

test('reports a photograph that is missing, too small or truncated', async () => {
  const photos = join(project, 'content/photos');
  mkdirSync(photos, { recursive: true });
  const take = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).jpeg();
  await take(1399, 900).toFile(join(photos, 'small.jpg'));
  const whole = await take(900, 900).toBuffer();
  write('content/photos/half.jpg', whole.subarray(0, whole.length / 2));
  const planted = [
    [FOUNDER, 'half.jpg', 'half.jpg cannot be read as a picture; save it again as JPEG or PNG'],
    [PAYROLL, 'none.jpg', 'none.jpg is not in content/photos/; put the file there'],
    [SALES_TAX, 'small.jpg', 'small.jpg is 1399 pixels wide; expected at least 1400'],
  ] as const;
  for (const [file, photo] of planted) change(file, /^name:/m, `photo: ${photo}\nname:`);
  expect((await complaints()).sort()).toEqual(
    planted.map(([file, , said]) => expect.stringMatching(RegExp(`^${file}.*, photo: ${said}$`))),
  );
});

test('reports postponements of a day on which nothing is due', async () => {
  change(
    'content/dates.yaml',
    /^- id: form-1040$/m,
    `- id: form-1040
  postponed:
    - { from: 2027-04-16, to: 2027-07-15, where: Harris County, source: IRS }
    - { from: 2028-04-18, to: 2028-07-17, where: Harris County, source: IRS }`,
  );
  const said = [
    '1\\.from: nothing is due on 2027-04-16; .*, such as 2027-04-15',
    '2\\.from: nothing is due on .*, such as 2028-04-15',
  ];
  const lines = await complaints();
  expect(lines.sort()).toEqual(
    said.map((words) =>
      expect.stringMatching(
        RegExp(`^content/dates\\.yaml, line \\d+, form-1040, postponed\\.${words}$`),
      ),
    ),
  );
});

test('reports a logo that is missing or unreadable', async () => {
  mkdirSync(join(project, 'content/photos'), { recursive: true });
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';
  write('content/photos/good.svg', drawn);
  write('content/photos/broken.svg', '<svg');
  const written = read('content/firm.yaml');
  for (const [logo, said] of [
    ['good.svg', ''],
    ['none.svg', 'none.svg is not in content/photos/; put the file there'],
    ['broken.svg', 'broken.svg cannot be read as a picture; .*'],
  ]) {
    change('content/firm.yaml', /^name:/m, `logo: ${logo}\nname:`);
    const expected = said ? RegExp(`^content/firm\\.yaml, line \\d+, logo: ${said}$`) : /^$/;
    expect(await complaints()).toEqual([expect.stringMatching(expected)]);
    write('content/firm.yaml', written);
  }
});
