import { globSync } from 'node:fs';
import { z } from 'zod';
import type { ContentProblem } from '../../reading/content-error.ts';
import { contentTexts, problemIn } from '../../reading/content-texts.ts';
import { NUMBER_WORDS } from '../../reading/number-words.ts';
import { readLoosely } from '../../reading/yaml-file.ts';
import { problemAt, publishedPosts } from './posts.ts';

const NAMES = [...NUMBER_WORDS.keys()].sort((a, b) => b.length - a.length).join('|');

/** A count of something that the project has: `our six locations`, `the other four places`, `all five.` */
const SAID = new RegExp(
  `(?:\\b(?<whose>our|all|the|these)\\s+)?(?<before>other\\s+)?(?<![\\w$.,+-])(?<number>\\d+|${NAMES})` +
    '(?:\\s+(?<between>(?:Texas|other|more)\\s+)*(?<noun>locations|offices|places|people|colleagues|members|services|papers|articles)\\b|(?=[.,;]))',
  'gi',
);

/** From so many on, services can only be the firm's own. */
const MANY = 10;

interface Count {
  /** How many there are, and where. */
  has: number;
  where: string;
}

type Said = Partial<Record<string, string>>;

/**
 * Counts written into the copy, in digits or words, that are not those of the files they count:
 * locations, people, services, papers, articles. What might be counted of somebody else is left
 * alone: only a word such as “our”, “all” or “Texas” makes a count the firm's.
 *
 * @param project the project's folder
 */
export function wrongCounts(project: string): ContentProblem[] {
  const counts = countsOf(project);
  const wrong = (file: string, text: string) =>
    [...text.matchAll(SAID)].flatMap(({ 0: words, groups: said = {} }) => {
      const count = countMeant(file, text, said, counts);
      if (count === undefined) return [];
      const isOther = /other|more/i.test(`${said['before']}${said['between']}`);
      const has = count.has - (isOther ? 1 : 0);
      if (numberOf(said) === has) return [];
      const name = [...NUMBER_WORDS].find(([, number]) => number === has)?.[0] ?? has;
      const expected = `says "${words.trim()}"; expected ${has === name ? has : `${has} (${name})`}, as ${count.where} has`;
      return [{ words, expected }];
    });
  const aside = /^(?:facts|launch|redirects|rosettes|notices|paper-kinds|paper-topics)\.yaml$/;
  return [
    ...contentTexts('**/*.yaml', project)
      .filter(({ file }) => !aside.test(file))
      .flatMap((text) =>
        wrong(text.file, text.text).map(({ expected }) => problemIn(text, expected, project)),
      ),
    ...publishedPosts(project).flatMap((post) =>
      wrong(post.file, post.source).map(({ words, expected }) => problemAt(post, words, expected)),
    ),
  ];
}

const list = z.array(z.unknown()).catch([]);

function countsOf(project: string) {
  const listed = (file: string): Count => ({
    has: list.parse(readLoosely(project, file)).length,
    where: file,
  });
  const files = (pattern: string, where: string): Count => ({
    has: globSync(pattern, { cwd: project }).length,
    where,
  });
  return {
    locations: listed('content/locations.yaml'),
    papers: listed('content/notices.yaml'),
    services: files('content/services/*.yaml', 'content/services/'),
    articles: files('content/posts/*.md', 'content/posts/'),
    people: files('content/people/!(founder).yaml', 'content/people/ beside the founder'),
  };
}

/** What a count is of; undefined where it may be somebody else's. */
function countMeant(
  file: string,
  text: string,
  { whose = '', before = '', between = '', noun = '', ...said }: Said,
  counts: ReturnType<typeof countsOf>,
): Count | undefined {
  const isOurs = /our|all/i.test(whose);
  switch (noun.toLowerCase()) {
    case '':
      return /all/i.test(whose) && text.includes('office') ? counts.locations : undefined;
    case 'places':
      return before ? counts.locations : undefined;
    case 'locations':
    case 'offices':
      return whose || before || between || file === 'claims.yaml' ? counts.locations : undefined;
    case 'services':
      return isOurs || numberOf(said) >= MANY ? counts.services : undefined;
    case 'papers':
      return isOurs ? counts.papers : undefined;
    case 'articles':
      return isOurs ? counts.articles : undefined;
    default:
      return whose && file.startsWith('pages/') ? counts.people : undefined;
  }
}

function numberOf({ number = '' }: Said): number {
  return NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number);
}
