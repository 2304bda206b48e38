import source from '../../../content/pages/dates.yaml';
import { AUDIENCES } from '../../../content/schemas/due-date.ts';
import { calendarPath } from '../../due-dates/addresses.ts';
import { serviceArt } from '../../load/art.ts';
import { dueDates } from '../../load/due-dates.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { papers } from '../../load/notices.ts';
import { dates as schema } from './schema.ts';

const words = filledIn(schema, source);
const { audiences } = words;
const paths = new Map(papers.map(({ code, href }) => [code, href]));

/** Everything the page /dates shows. */
export const dates = {
  ...words,
  calendars: {
    ...words.calendars,
    items: [
      { name: words.calendars.all, path: calendarPath() },
      ...AUDIENCES.map((audience) => ({
        name: audiences[audience],
        path: calendarPath(audience),
      })),
    ],
  },
  rules: {
    ...words.rules,
    /** Each due date once, under the first of those it is for. */
    groups: AUDIENCES.map((audience) => ({
      name: audiences[audience],
      dates: dueDates.filter((date) => date.audiences[0] === audience),
    })),
  },
  firm,
  rosette: serviceArt('dates').url,
};

/** Where a form is explained, if it has a page. */
export function formPath(form: string | undefined): string | undefined {
  return paths.get(form ?? '');
}

export type DatesContent = typeof dates;
