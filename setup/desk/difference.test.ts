import { expect, test } from 'vitest';
import { differenceBetween } from './difference.ts';
import type { PostFace, Reading } from './reading.ts';

const NONE: Reading = { pages: new Map(), posts: new Map(), redirects: new Map() };

function pages(texts: Record<string, string>): Reading {
  return { ...NONE, pages: new Map(Object.entries(texts)) };
}

function posts(faces: Record<string, Partial<PostFace>>): Reading {
  const whole = Object.entries(faces).map(
    ([slug, face]) => [slug, { title: 'A title', from: '', text: 'x', ...face }] as const,
  );
  return { ...NONE, posts: new Map(whole) };
}

test('a sentence that changed on many pages is there once, and each page’s own changes stand together', () => {
  const site = (phone: string, lead: string) =>
    pages(
      Object.fromEntries([
        ...Array.from({ length: 20 }, (_, place) => [`/p${place}`, `${phone} (tel:+1${phone})`]),
        ['/about', `${lead}\n${phone} (tel:+1${phone})\nIn between.\nCall ${phone} today.`],
      ]),
    );
  expect(differenceBetween(site('555-0100', 'Old lead.'), site('555-0199', 'New lead.'))).toEqual({
    about: '21 pages',
    lines: [
      ...['', 'On 20 pages, such as /p0, /p1, /p2, /p3:'],
      ...['- 555-0100 (tel:+1555-0100)', '+ 555-0199 (tel:+1555-0199)'],
      ...['', 'About (/about):', '- Old lead.', '- 555-0100 (tel:+1555-0100)'],
      ...['+ New lead.', '+ 555-0199 (tel:+1555-0199)'],
      ...['- Call 555-0100 today.', '+ Call 555-0199 today.'],
    ],
  });
});

test('posts are told of by title, old addresses by where they lead', () => {
  const before = posts({
    gone: {},
    hidden: { from: '2026-11-01' },
    shown: {},
    changed: { from: '2026-11-01' },
    same: {},
  });
  const after = posts({
    hidden: {},
    shown: { from: '2026-12-01' },
    changed: { from: '2026-11-01', text: 'y' },
    same: {},
    new: { title: 'New' },
  });
  const redirects = new Map([['/old', '/about']]);
  expect(differenceBetween(before, { ...after, redirects })).toEqual({
    about: '5 posts',
    lines: [
      '',
      'Post “A title” (changed): changed',
      'Post “A title” (gone): gone',
      'Post “A title” (hidden): hidden',
      'Post “New” (new): new, a draft, shown to nobody',
      'Post “A title” (shown): now shown from December 1, 2026 on',
      '',
      'Old address /old leads to /about',
    ],
  });
});

test('a page that is new or gone is named', () => {
  const { about, lines } = differenceBetween(
    pages({ '/a': '', '/': 'x' }),
    pages({ '/meet-team': '' }),
  );
  expect(lines).toEqual(['', 'New page: /meet-team', '', 'Page gone: /a', 'Page gone: /']);
  expect(about).toBe('Meet team, A and Home');
});
