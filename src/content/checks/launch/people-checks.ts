import { foundAt, type LaunchCheck } from './launch-problem.ts';

/** Titles that Tex. Occ. Code 901.451 and 901.453 reserve for license holders. */
const LICENSED_TITLE = /\b(?:account(?:ants?|ing)|audit(?:ors?|ing)?|CPAs?)\b|\bC\.P\.A\./i;

/** Words on a card that claim accounting or auditing expertise, which 901.453 reserves for them too. */
const EXPERTISE =
  /\b(?:account(?:ants?|ing)|(?<!IRS )audit(?:s|ors?|ing)?|financial (?:statements?|reporting))\b/i;

const POSTS = 'content/posts/';

/** Checks of people: their cards, titles, bylines and reviews. */
export const PEOPLE_CHECKS: readonly LaunchCheck[] = [
  {
    kind: 'names',
    by: 'office',
    title: 'Sample people',
    fix: 'Write `approved: 2026-11-24`, the day on which the person approved the card',
    find: ({ people }) =>
      people
        .filter(({ content }) => content.approved === undefined)
        .map((card) =>
          foundAt(card, [], `people/${card.slug}`, `${card.content.name}, a sample person`),
        ),
  },
  {
    kind: 'other',
    by: 'cpa',
    title:
      'Titles that Occ. Code 901.451 and 901.453 keep to license holders ("CPA", "accountant", "auditor")',
    fix: 'Write `license: Texas CPA 012345` on the card, or another title',
    find: ({ people }) =>
      people.flatMap((card) => {
        const { name, title, license } = card.content;
        if (license !== undefined || !LICENSED_TITLE.test(`${name} ${title}`)) return [];
        const what = `${name} is shown as "${title}"`;
        return foundAt(card, ['title'], `people/${card.slug}/title`, what);
      }),
  },
  {
    kind: 'other',
    by: 'cpa',
    title:
      'Claims of accounting or auditing expertise, which Occ. Code 901.453 keeps to license holders',
    fix: 'Write `license: Texas CPA 012345` on the card, or other words',
    find: ({ people }) =>
      people.flatMap((card) =>
        (['experience', 'specialties', 'description'] as const).flatMap((field) => {
          const said = EXPERTISE.exec(String(card.content[field]))?.[0];
          if (card.content.license !== undefined || said === undefined) return [];
          return foundAt(card, [field], `people/${card.slug}/${field}`, `says "${said}"`);
        }),
      ),
  },
  {
    kind: 'names',
    by: 'cpa',
    title: 'Authors who are samples, or not on the team',
    fix: 'Write who wrote the post to `author_name`, or settle the card',
    find: ({ people, posts }) =>
      [...Map.groupBy(posts, ({ author_name }) => author_name)].flatMap(([name, written]) => {
        const author = people.find(({ content }) => content.name === name)?.content;
        if (author?.approved !== undefined) return [];
        const what = `${author ? 'a sample person' : 'not on the team'}, wrote ${slugs(written)}`;
        return [{ file: POSTS, point: `authors/${name}`, what }];
      }),
  },
  {
    kind: 'other',
    by: 'cpa',
    title: 'Bylines with a title that Occ. Code 901.453 keeps to license holders',
    fix: 'Write another to `author_title`, or `license` on the card',
    find: ({ people, posts }) => {
      const licensed = people.filter(({ content }) => content.license !== undefined);
      const wrong = posts.filter(
        ({ author_name, author_title }) =>
          LICENSED_TITLE.test(author_title) &&
          !licensed.some(({ content }) => content.name === author_name),
      );
      const bylines = Map.groupBy(wrong, (post) => `${post.author_name}/${post.author_title}`);
      return [...bylines].map(([byline, written]) => ({
        file: POSTS,
        point: `authors/${byline}`,
        what: `of ${slugs(written)}`,
      }));
    },
  },
  {
    kind: 'other',
    by: 'cpa',
    title: 'Articles that no CPA has reviewed since they were changed',
    fix: 'Write `- { post: …, by: …, on: 2026-11-24 }` (the day), and `license` on the reviewer’s card',
    find: ({ people, posts, reviews }) =>
      posts.flatMap(({ slug, modified_at: changed }) => {
        const { by, on = '' } = reviews.content.find(({ post }) => post === slug) ?? {};
        const reviewer = people.find((person) => person.slug === by)?.content;
        const isLicensed = reviewer?.license !== undefined;
        if (isLicensed && changed <= on) return [];
        const but = isLicensed ? `on ${on}, changed on ${changed}` : 'whose card names no license';
        const what = by === undefined ? slug : `${slug}, by ${by}, ${but}`;
        return [{ file: reviews.file, point: `posts/${slug}/review`, what }];
      }),
  },
];

function slugs(posts: readonly { slug: string }[]): string {
  return posts.map(({ slug }) => slug).join(', ');
}
