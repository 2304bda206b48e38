import { type Article, articleSchema } from '../../blog/post.ts';

const DAY_MS = 86_400_000;
const WORDS =
  'the a return tax firm pays files each quarter before state sales payroll books month owner notice form until bank'.split(
    ' ',
  );

/** Published articles of about 5 to 15 KB in twelve categories, from the last eight years. */
export function madeUpArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, place) =>
    articleSchema.parse({
      slug: `post-${place}`,
      title: `Post ${place}: ${words(place, 5)}`,
      excerpt: words(place, 24),
      content: Array.from({ length: 5 + (place % 11) }, (_, part) => section(place + part)).join(
        '',
      ),
      category: `Category ${place % 12}`,
      image_url: null,
      author_name: 'Ann Lee',
      author_title: 'CPA',
      published_at: daysAgo(1 + (place % 2_800)),
      is_published: true,
    }),
  );
}

/** About 1 KB of HTML. */
function section(seed: number): string {
  return [
    `<h2>${words(seed, 4)}</h2>`,
    `<p>${words(seed, 60)} <a href="/contact">${words(seed, 3)}</a>.</p>`,
    `<ul><li>${words(seed, 9)}</li><li><strong>${words(seed, 2)}</strong> ${words(seed, 8)}</li></ul>`,
    `<p>${words(seed + 1, 90)}</p>`,
  ].join('\n');
}

/** That many words; other words for another seed. */
function words(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_, place) => WORDS[(seed * 31 + place * (7 + (seed % 11))) % WORDS.length],
  ).join(' ');
}

/** The day so many days ago, YYYY-MM-DD. */
function daysAgo(count: number): string {
  return new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);
}
