import { type Article, articleSchema } from '../../blog/post.ts';

const OTHER_CATEGORIES = 11;
const DAY_MS = 86_400_000;
const WORDS =
  'the a return tax firm pays files each quarter before state sales payroll books month owner notice form until bank'.split(
    ' ',
  );

/** The category of the first ten articles, and of no other. */
export const OF_TEN = 'Category of ten';

/**
 * Published articles of 5 to 15 KB in twelve categories, over eight years up to yesterday; the
 * first ones are the same whatever the count.
 */
export function madeUpArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, place) =>
    articleSchema.parse({
      slug: `post-${place}`,
      title: `Post ${place}: ${words(place, 5)}`,
      excerpt: words(place, 24),
      content: content(place),
      category: place < 10 ? OF_TEN : `Category ${place % OTHER_CATEGORIES}`,
      image_url: null,
      author_name: 'Ann Lee',
      author_title: 'CPA',
      published_at: day(-1 - Math.floor(((place % 1_200) * 7) / 3)),
      is_published: true,
    }),
  );
}

const SECTIONS = Array.from({ length: 40 }, (_, seed) =>
  [
    `<h2>${words(seed, 4)}</h2>`,
    `<p>${words(seed, 60 + seed)} <a href="/contact">${words(seed, 3)}</a>.</p>`,
    `<ul><li>${words(seed, 9)}</li><li><strong>${words(seed, 2)}</strong> ${words(seed, 8)}</li></ul>`,
    `<p>${words(seed + 1, 90)}</p>`,
  ].join('\n'),
);

function content(place: number): string {
  const length = 5_000 + ((place * 7_919) % 10_000);
  let html = `<p>${words(place, 20)}</p>`;
  for (let section = place; html.length < length; section += 1) {
    html += `\n${SECTIONS[section % SECTIONS.length]}`;
  }
  return html;
}

/** That many words, others for another seed. */
function words(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_, place) => WORDS[(seed * 31 + place * (7 + (seed % 11))) % WORDS.length],
  ).join(' ');
}

/** The day so many days from today, YYYY-MM-DD. */
function day(offset: number): string {
  return new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
}
