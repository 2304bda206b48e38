import source from '../../../../content/pages/dates.yaml';
import { AUDIENCES, type Audience } from '../../../content/schemas/due-date.ts';
import { calendarPath, datesPath } from '../../../dates/addresses.ts';
import { dueDays } from '../../../dates/due-months.ts';
import { breadcrumbTo } from '../../breadcrumb.ts';
import { yearRosette } from '../../load/art.ts';
import { dueBetween, dueDates } from '../../load/due-dates.ts';
import { loadContent } from '../../load/load-content.ts';
import { papers } from '../../load/papers.ts';
import { serviceLink } from '../../load/services.ts';
import { dialDays, dialOf } from './dial.ts';
import { datesSchema } from './schema.ts';

const words = loadContent(datesSchema, source);
const { audiences } = words;
const paths = new Map(papers.map(({ code, href }) => [code, href]));

/** The content of all due-date pages. */
export const dates = { ...words, art: { src: yearRosette().url } };

/** The data of the page /dates, or of an audience's page. */
export function datesFor(audience?: Audience) {
  const { title, lead } = audience ? words.pages[audience] : words.hero;
  const crumb = audience ? audiences[audience] : words.breadcrumb;
  const route = datesPath(audience);
  return {
    ...dates,
    audience,
    seo: audience ? { title, description: lead } : words.seo,
    hero: {
      title,
      lead,
      says: words.hero.says,
      breadcrumb: breadcrumbTo(route, crumb),
      art: dates.art,
    },
    crumb,
    route,
    links: [undefined, ...AUDIENCES].map((each) => ({
      name: each ? audiences[each] : words.calendars.all,
      href: datesPath(each),
    })),
    calendars: {
      ...words.calendars,
      items: [...new Set([audience, undefined, ...AUDIENCES])].map((each) => ({
        name: each ? audiences[each] : words.calendars.all,
        path: calendarPath(each),
      })),
    },
    rules: {
      ...words.rules,
      /** An audience's own due dates; for all audiences each date once, under its first audience. */
      groups: AUDIENCES.filter((each) => each === (audience ?? each)).map((each) => ({
        name: audiences[each],
        dates: dueDates.filter(({ audiences: whose }) =>
          audience ? whose.includes(audience) : whose[0] === each,
        ),
      })),
    },
  };
}

/**
 * The next due day from `today` (YYYY-MM-DD) on, and the dial of the year around it.
 *
 * @param audience limits the due dates; by default everyone's
 */
export function yearAround(today: string, audience: Audience | undefined) {
  const [first, last] = dialDays(today);
  const due = dueBetween(first, last).filter(
    ({ date }) => !audience || date.audiences.includes(audience),
  );
  const days = dueDays(due).flatMap(({ day, due: [first] }) =>
    first ? [{ day, family: serviceLink(first.date.service).family }] : [],
  );
  return { next: days.find(({ day }) => day >= today)?.day, dial: dialOf(today, days) };
}

/** The page of a form, if it has one. */
export function formPath(form: string | undefined): string | undefined {
  return paths.get(form ?? '');
}

export type DatesContent = ReturnType<typeof datesFor>;
