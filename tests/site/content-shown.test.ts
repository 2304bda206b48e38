import { expect, test } from 'vitest';
import { PAGE_SIZE } from '../../src/blog/posts.ts';
import { type ContentText, contentTexts, lastKey } from '../../src/content/reader/content-texts.ts';
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
import { POSTS } from '../routes.ts';
import { everyPage } from './pages.ts';

/**
 * Fields that are not printed literally: exhibits, codes, fields that shell.test.ts checks, the clock of a
 * paper and the texts of its certificate, texts of scripts and calendars, the text for the other host.
 */
const NOT_PRINTED =
  /^board\.|^announcements\.|^\d+\.(dates|codes|shape|words|papers)\b|^certificate\.(copied|event)$|\bclock\.(counts|moves|from|what|hearing|late|source)\b|^file\b|\b(families|family|icon|id|kind|logo|photo|denomination|samples|schedulingUrl|url|group|kinds|also|last_day|netlify|taxpayerNumber)\b/;

/** Shown only on some days, on reviewed articles, or with the papers of a topic. */
const SAID_ELSEWHERE =
  /^pages.shell.yaml (draft|labels.announcement|postponed)|^pages.blog-post.yaml reviewed|^paper-topics.yaml \d+.source/;

/** Texts around a list from another file, and whether it is empty: then they are omitted. */
const AROUND: readonly [field: RegExp, isEmpty: boolean][] = [
  [/^pages.home.yaml testimonials/, TESTIMONIALS.length === 0],
  [/^pages.meet-team.yaml members/, MEMBERS.length === 0],
  [/^pages.meet-team.yaml founder.rolesHeading/, FOUNDER.roles.length === 0],
  [/^pages.contact.yaml locations/, LOCATIONS.length === 1],
  [/^pages.blog.yaml pages.(label|newer|older|page)/, POSTS.length <= PAGE_SIZE],
  [/^pages.blog-post.yaml (neighbors|relatedHeading|contents)/, POSTS.length < 2],
  [/^pages.(blog.yaml category|shell.yaml labels.readPost)/, POSTS.length === 0],
  [
    /^pages.shell.yaml spanish$/,
    ![FOUNDER, ...MEMBERS].some(({ languages }) => languages.includes('Spanish')),
  ],
  // A photograph has no caption for a number.
  ...SERVICES.map(({ slug, photo }): [RegExp, boolean] => [
    new RegExp(`^services.${slug}.yaml says$`),
    photo !== undefined,
  ]),
];

/** No page names a draft or a future post. */
const isHiddenPost = (field: string, text: string) =>
  lastKey(field) === 'articles' && !POSTS.some(({ slug }) => slug === text);

const isLeftOut = ({ file, field, text, isBesideEmptyList }: ContentText) =>
  NOT_PRINTED.test(field) ||
  isBesideEmptyList ||
  isHiddenPost(field, text) ||
  SAID_ELSEWHERE.test(`${file} ${field}`) ||
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
const contentOfAll = [...contentOf.values()].join('\n');

/** Where a text must be: on its file's page, if that shows all of the file, or on any page. */
function placeOf({ file, field }: ContentText): string {
  const [folder, name = ''] = file.replace('.yaml', '').split('/');
  if (folder === 'people') return '/meet-team';
  if (folder === 'services' && field !== 'summary') return `/services/${name}`;
  const hasAll = /^pages\/(about|meet-team|privacy-policy|referrals|thank-you|small-.*)\.yaml$/;
  return hasAll.test(file) ? `/${name}` : 'any page';
}

/** A text as printed: a claim's figure, a service's path. */
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

test.each(files)('every text of %s is shown', (_, all = []) => {
  const missing = all
    .filter((text) => !isLeftOut(text))
    .map((text) => ({ text, place: placeOf(text) }))
    .filter(({ text, place }) => {
      const content = place === 'any page' ? contentOfAll : contentOf.get(place);
      const shown = asShown(text);
      return shown === '' || !content?.includes(shown);
    })
    .map(({ text, place }) => `${place}: ${text.field}: ${text.text}`);
  expect(missing).toEqual([]);
});
