import { expect, test } from 'vitest';
import { PAGE_SIZE } from '../../src/blog/posts.ts';
import { samplePost } from '../../src/blog/testing.ts';
import { type ContentText, contentTexts, lastKey } from '../../src/content/reader/content-texts.ts';
import { AUDIENCES } from '../../src/content/schemas/due-date.ts';
import { datesPath } from '../../src/dates/addresses.ts';
import { readingOf } from '../../src/site/load/reading.ts';
import {
  CLAIMS,
  FOUNDER,
  fillIn,
  LOCATIONS,
  MEMBERS,
  PAPERS,
  SERVICES,
  TESTIMONIALS,
} from '../content.ts';
import {
  ABOUT_DATED_PAPER,
  ABOUT_PRINTED_DAY,
  AHEAD,
  CATEGORY,
  CERTIFICATE,
  COMING,
  NO_DATE,
  NO_HEARING,
  NO_LEVY_DATE,
  NO_PRINTED_DAY,
  NOWHERE,
  POSTS,
  PRINTED_DAY,
  PRIVATE_NUMBERS,
} from '../routes.ts';
import { everyPage } from './pages.ts';
import { routesOf } from './routes-of-field.ts';

/**
 * Fields that are not printed literally: drawings, codes, those of shell.test.ts, what counts a
 * paper's last day and stands on its certificate, what a script or a calendar
 * says, other hosts' text.
 */
const NOT_PRINTED =
  /^board\.|^announcements\.|^\d+\.(dates|codes|shape|words|papers)\b|^certificate\.(copied|event)$|\bclock\.(counts|moves|from|what|hearing|late|source)\b|^file\b|\b(families|family|icon|id|kind|logo|photo|denomination|samples|schedulingUrl|url|group|kinds|also|last_day|netlify|taxpayerNumber)\b/;

/** The posts that share their category. */
const RELATED = POSTS.filter((post) =>
  POSTS.some((other) => other !== post && other.category === post.category),
).map(({ slug }) => `/blog/${slug}`);

/** The posts long enough for a table of contents. */
const LONG = POSTS.filter((post) => readingOf(samplePost(post)).sections.length > 0).map(
  ({ slug }) => `/blog/${slug}`,
);

/** The routes of fields that are not on their file's page. */
const ELSEWHERE: readonly [field: RegExp, routes: string[]][] = [
  [/^services\S+ summary$/, ['/', '/services']],
  // A photograph shows no number.
  ...SERVICES.filter(({ photo }) => photo).map(({ slug }): [RegExp, string[]] => [
    new RegExp(`^services.${slug}.yaml says$`),
    [],
  ]),
  [/^families.yaml/, ['/', '/services']],
  [/^firm.yaml phones.anytime$/, ['/', '/contact']],
  [/^firm.yaml figuresNote/, ['/', '/about', ...SERVICES.map(({ slug }) => `/services/${slug}`)]],
  [
    /^pages.service.yaml/,
    SERVICES.filter(({ example, articles }) => example && articles.length > 0)
      .slice(0, 1)
      .map(({ slug }) => `/services/${slug}`),
  ],
  [/^pages.paper.yaml certificate.(was|open|about|closed)/, [NO_HEARING]],
  [/^pages.paper.yaml certificate.(ahead|idle)/, [COMING]],
  [/^pages.paper.yaml certificate.yearOn/, [NO_LEVY_DATE]],
  [/^pages.paper.yaml (asked.nonePrinted|certificate.begun)$/, [NO_PRINTED_DAY]],
  [/^pages.paper.yaml (asked|certificate).printed/, [PRINTED_DAY]],
  [/^pages.paper.yaml asked.ahead/, [AHEAD]],
  [/^pages.paper.yaml (asked.(?!none)|certificate)/, [CERTIFICATE]],
  [/^pages.paper.yaml asked/, [NO_DATE]],
  [
    /^pages.paper.yaml (due|calendar)$/,
    PAPERS.filter(({ dates }) => dates.length > 0)
      .slice(0, 1)
      .map(({ href }) => href),
  ],
  ...AUDIENCES.map((audience): [RegExp, string[]] => [
    new RegExp(`^pages.dates.yaml pages.${audience}`),
    [datesPath(audience)],
  ]),
  [/^firm.yaml hours/, ['/contact', '/thank-you']],
  [/^pages.shell.yaml labels.(breadcrumb|closing|unfold)/, ['/about']],
  [/^pages.shell.yaml labels.more/, ['/services']],
  [/^pages.shell.yaml spanish$/, ['/', '/contact']],
  [/^pages.shell.yaml labels.readPost/, ['/blog']],
  [/^pages.shell.yaml labels.(by|author)/, POSTS.slice(0, 1).map(({ slug }) => `/blog/${slug}`)],
  [
    /^pages.shell.yaml labels.featureList/,
    SERVICES.filter(({ cards }) => cards.items.some(({ features }) => features))
      .slice(0, 1)
      .map(({ slug }) => `/services/${slug}`),
  ],
  [/^locations.yaml .*(specialties|address|phone|hours)/, ['/contact']],
  [/^locations.yaml/, ['/', '/about', '/contact']],
  // The papers of a topic print theirs.
  [/^paper-topics.yaml \d+.source/, []],
  [/^paper-field.yaml taxpayerNumber/, PRIVATE_NUMBERS.slice(0, 1)],
  [/^pages.contact.yaml about.(dated|leadDated)/, [ABOUT_DATED_PAPER]],
  [/^pages.contact.yaml about.printed/, [ABOUT_PRINTED_DAY]],
  [/^pages.contact.yaml check/, ['POST /']],
  [/^pages.contact.yaml form.(thanks|again)/, ['/message-sent']],
  [/^pages.not-found.yaml/, [NOWHERE]],
  [/^pages.blog.yaml category/, [`/blog?${new URLSearchParams({ category: CATEGORY.name })}`]],
  [/^pages.blog.yaml (none|pages.newest)/, ['/blog?page=9999']],
  [/^pages.blog.yaml pages.(newer|page)/, ['/blog?page=2']],
  // draft.test.ts looks at a build for the public, with an announcement.
  [/^pages.shell.yaml (draft|labels.announcement)/, []],
  // Said where an agency has postponed a day: tests/edits has one.
  [/^pages.shell.yaml postponed/, []],
  // Said of an article that somebody has reviewed: tests/edits has one.
  [/^pages.blog-post.yaml reviewed/, []],
  [/^pages.blog-post.yaml relatedHeading/, RELATED],
  [/^pages.blog-post.yaml neighbours.newer/, POSTS.slice(1).map(({ slug }) => `/blog/${slug}`)],
  [/^pages.blog-post.yaml contentsLabel/, LONG],
  [/^pages.blog-post.yaml missing/, ['/blog/no-such-post']],
  [/^pages.blog-post.yaml/, POSTS.slice(0, 1).map(({ slug }) => `/blog/${slug}`)],
];

/** Words around a list from another file, and whether it is empty: they are omitted then. */
const AROUND: readonly [field: RegExp, isEmpty: boolean][] = [
  [/^pages.home.yaml testimonials/, TESTIMONIALS.length === 0],
  [/^pages.meet-team.yaml members/, MEMBERS.length === 0],
  [/^pages.meet-team.yaml founder.rolesHeading/, FOUNDER.roles.length === 0],
  [/^pages.contact.yaml locations/, LOCATIONS.length === 1],
  [/^pages.blog.yaml pages.(label|newer|older|page)/, POSTS.length <= PAGE_SIZE],
  [/^pages.blog.yaml category/, POSTS.length === 0],
  [/^pages.blog-post.yaml neighbours/, POSTS.length < 2],
  [/^pages.shell.yaml labels.readPost/, POSTS.length === 0],
  [
    /^pages.shell.yaml spanish$/,
    ![FOUNDER, ...MEMBERS].some(({ languages }) => languages.includes('Spanish')),
  ],
];

/** A draft, or a post still to come, is named by no page. */
const isHiddenPost = (field: string, text: string) =>
  lastKey(field) === 'articles' && !POSTS.some(({ slug }) => slug === text);

const isLeftOut = ({ file, field, text, isOfNone }: ContentText) =>
  NOT_PRINTED.test(field) ||
  isOfNone ||
  isHiddenPost(field, text) ||
  AROUND.some(([place, isEmpty]) => isEmpty && place.test(`${file} ${field}`));

const tight = (text: string) => text.replace(/\s+/g, '');

/** The text and links of each page, without spaces. */
const contentOf = new Map(
  (await everyPage()).map(({ path, $ }) => {
    const attributes = $('[alt], [title], [aria-label], [content], main [href], [src]').get();
    const values = attributes.flatMap((element) => Object.values(element.attribs));
    const body = $('body').clone().find('script, style').remove().end().text();
    return [path, tight([$('title').text(), body, ...values].join(' '))];
  }),
);

/** The pages that must show a text. */
function pagesOf({ file, field }: ContentText): string[] {
  const [, elsewhere] = ELSEWHERE.find(([place]) => place.test(`${file} ${field}`)) ?? [];
  const routes = elsewhere ?? routesOf(file, field);
  return routes.includes('*') ? [...contentOf.keys()] : routes;
}

/** A text as printed: a claim's figure, a service's address. */
function asShown({ field, text }: ContentText): string {
  const key = lastKey(field);
  const claim = CLAIMS.find(({ id }) => id === text);
  if (['claim', 'claims'].includes(key) && claim) return tight(claim.value);
  const name = key === 'see' && PAPERS.find(({ code }) => code === text)?.name;
  if (name) return tight(name);
  const service = SERVICES.find(({ slug }) => slug === text);
  const post = key === 'articles' && POSTS.find(({ slug }) => slug === text);
  if (post) return tight(`/blog/${post.slug}`);
  return tight(service ? service.href : fillIn(text).replace(/<\w+>.*/, ''));
}

const texts = contentTexts(
  '{families,firm,papers,paper-field,paper-kinds,paper-topics,testimonials,locations,{pages,people,services}/*}.yaml',
);
const files = Object.entries(Object.groupBy(texts, ({ file }) => file));

test.each(files)('all that %s says is shown, lists in their order', (_, all = []) => {
  const missing: string[] = [];
  /** Position up to which each list has been found, by page. */
  const found = new Map<string, number>();
  for (const each of all.filter((text) => !isLeftOut(text))) {
    for (const page of pagesOf(each)) {
      const list = `${page} ${each.field.replace(/\d+/g, '#')}`;
      const place = contentOf.get(page)?.indexOf(asShown(each), found.get(list)) ?? -1;
      if (place < 0) missing.push(`${page}: ${each.field}: ${each.text}`);
      else if (/\d/.test(each.field)) found.set(list, place);
    }
  }
  expect(missing).toEqual([]);
});
