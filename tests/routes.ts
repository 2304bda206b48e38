import { texasToday } from '../src/base/calendar/texas-time.ts';
import { datesPath } from '../src/dates/addresses.ts';
import { contactAddressFor } from '../src/papers/addresses.ts';
import { deadlineAddress } from '../src/papers/deadline-address.ts';
import { type MenuItem, NOT_FOUND_PATH, ROUTES as PAGES } from '../src/site/routes.ts';
import {
  SERVICES as CONTENT,
  PAPER_KINDS,
  PAPER_TOPICS,
  PAPERS,
  SHELL,
  WRITTEN_POSTS,
} from './content.ts';

/** The service pages, in menu order. */
export const SERVICE_PAGES = CONTENT.map(({ name, href }) => ({ label: name, href }));

/** The first and the last service. */
const [first = { label: '', href: '' }] = SERVICE_PAGES;
export const FIRST_SERVICE = first;
export const LAST_SERVICE = SERVICE_PAGES.at(-1) ?? first;

const linksUnder = (item: MenuItem) =>
  PAGES.filter(({ under }) => under === item).map(({ href }) => ({
    label: SHELL.links[href] ?? '',
    href,
  }));

/** The menu entries under 'Services': all services, papers and due dates. */
export const BELOW_SERVICES = linksUnder('services');

/** The pages under 'About'. */
export const ABOUT_PAGES = linksUnder('about');

/** The articles visible today, newest first. */
export const POSTS = WRITTEN_POSTS.filter(
  ({ is_published, published_at }) => is_published && published_at <= texasToday(),
);

/** The path of the newest article, if any. */
export const [POST] = POSTS.map(({ slug }) => `/blog/${slug}`);

/** The category with the most posts, and their titles, newest first. */
export const [CATEGORY = { name: '', titles: [] }] = Object.entries(
  Object.groupBy(POSTS, ({ category }) => category),
)
  .map(([name, posts = []]) => ({ name, titles: posts.map(({ title }) => title) }))
  .toSorted((a, b) => b.titles.length - a.titles.length);

/** The page of a paper. */
export const [PAPER] = PAPERS.map(({ href }) => href);

/**
 * Results on /find: an unknown number similar to papers, another unknown one, other text, text that names
 * papers, an empty field, and private numbers.
 */
const NEAR_PAPER = '/find?number=1099';
export const UNKNOWN_PAPER = '/find?number=QX-7777';
const NO_NUMBER = '/find?near=';
const NEAR_WORDS = '/find?near=cp14.cp2000';
export const EMPTY_FIELD = '/find?about=nothing';
export const PRIVATE_NUMBERS = ['/find?about=taxpayer-number', '/find?about=phone-number'];

/** Every result on /find, including those for each kind of paper and each topic. */
export const LOOKUPS: readonly string[] = [
  NEAR_PAPER,
  UNKNOWN_PAPER,
  NO_NUMBER,
  NEAR_WORDS,
  EMPTY_FIELD,
  ...PRIVATE_NUMBERS,
  ...PAPER_KINDS.map(({ href }) => href),
  ...PAPER_TOPICS.map(({ href }) => href),
];

/** The form to write about an unknown number. */
export const ABOUT_UNKNOWN_PAPER = '/contact/about?number=CP88';

/** A paper with days counted from its date (more abroad, not moved by weekends), and one with a printed last day. */
const codeOf = (isMeant: (clock: (typeof PAPERS)[number]['clock']) => boolean) =>
  PAPERS.find(({ clock }) => isMeant(clock))?.code ?? '';
export const COUNTED_PAPER = codeOf(
  (clock) => clock.counts === 'days' && clock.abroad !== undefined && clock.moves === 'none',
);
export const PRINTED_PAPER = codeOf(({ counts }) => counts === 'printed');

/** Certificates of both: with time left, past, without a date, with a date too far ahead. */
const fromNow = (days: number) => Temporal.PlainDate.from(texasToday()).add({ days }).toString();
export const CERTIFICATE = deadlineAddress(COUNTED_PAPER, fromNow(0));
const PAST = deadlineAddress(COUNTED_PAPER, fromNow(-90));
/** Dated some days ahead; its last day is a Saturday and does not move. */
export const COMING_DEADLINE = deadlineAddress(
  COUNTED_PAPER,
  [1, 2, 3, 4, 5, 6, 7]
    .map(fromNow)
    .find((dated) => Temporal.PlainDate.from(dated).add({ days: 30 }).dayOfWeek === 6),
);
/** A final levy notice: while an equivalent hearing is open, afterwards, and without a date. */
export const PAST_HEARING = deadlineAddress('LT11', fromNow(-60));
export const NO_HEARING = deadlineAddress('LT11', fromNow(-400));
export const NO_LEVY_DATE = deadlineAddress('LT11');
export const NO_DATE = deadlineAddress(COUNTED_PAPER);
const AHEAD = deadlineAddress(COUNTED_PAPER, fromNow(31));
export const PRINTED_DAY = deadlineAddress(PRINTED_PAPER, fromNow(14));
const NO_PRINTED_DAY = deadlineAddress(PRINTED_PAPER);
export const ABOUT_DATED_PAPER = contactAddressFor(COUNTED_PAPER, fromNow(0));
export const ABOUT_PRINTED_DAY = contactAddressFor(PRINTED_PAPER, fromNow(14));
export const CERTIFICATES = [
  ...[CERTIFICATE, PAST, COMING_DEADLINE, PAST_HEARING, NO_HEARING, NO_LEVY_DATE],
  ...[NO_DATE, AHEAD, PRINTED_DAY, NO_PRINTED_DAY],
];

/** An address without a page. */
export const MISSING_PATH = '/no-such-page';

/** Paths to visit for routes whose pattern in src/site/routes.ts is no path; one is only a form's response. */
const VISITED: Readonly<Record<string, string | undefined>> = {
  '/services/[slug]': first.href,
  '/find/[code]': PAPER,
  '/find/[code]/due': CERTIFICATE,
  '/dates/[audience]': datesPath('employers'),
  '/contact/about': ABOUT_UNKNOWN_PAPER,
  '/blog/[slug]': POST,
  [NOT_FOUND_PATH]: MISSING_PATH,
  '/contact/check': undefined,
};

/** One page of each layout. */
export const LAYOUTS: readonly string[] = PAGES.flatMap(({ href }) =>
  href in VISITED ? (VISITED[href] ?? []) : [href],
);

/** Every page with a path; one post and one paper stand for all. */
export const TEST_PATHS: readonly string[] = [
  ...LAYOUTS,
  ...SERVICE_PAGES.map(({ href }) => href).filter((href) => href !== first.href),
];
