import source from '../../../../content/pages/dates.yaml';
import { AUDIENCES, type Audience } from '../../../content/schemas/due-date.ts';
import { calendarPath, datesPath } from '../../../dates/addresses.ts';
import { dueDates } from '../../load/due-dates.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { noteArt } from '../../load/note-art.ts';
import { paperArt, paperLine, paperOf, papers } from '../../load/papers.ts';
import { stepsTo } from '../../steps-to.ts';
import { dates as schema } from './schema.ts';

const words = filledIn(schema, source);
const { audiences } = words;
const paths = new Map(papers.map(({ code, href }) => [code, href]));

const { denomination, ...hero } = words.hero;
const HEAD = { ...hero, rosette: noteArt(denomination).url };

/** Content of all pages of due dates. */
export const dates = { ...words, firm };

/** Everything the page /dates shows, or the page of one audience. */
export function datesFor(audience?: Audience) {
  const { title, lead, says, rosette } = audience ? headOf(audience) : HEAD;
  const crumb = audience ? audiences[audience] : words.breadcrumb;
  const route = datesPath(audience);
  return {
    ...dates,
    audience,
    seo: audience ? { title, description: lead } : words.seo,
    hero: { title, lead, says },
    rosette,
    crumb,
    route,
    steps: stepsTo(route, crumb),
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
      /** Of an audience its own; of all each due date once, under the first of those it is for. */
      groups: AUDIENCES.filter((each) => each === (audience ?? each)).map((each) => ({
        name: audiences[each],
        dates: dueDates.filter(({ audiences: whose }) =>
          audience ? whose.includes(audience) : whose[0] === each,
        ),
      })),
    },
  };
}

/** The head of the page of an audience, with the note of one of its papers. */
function headOf(audience: Audience): typeof HEAD {
  const { paper: code, ...head } = words.pages[audience];
  const paper = paperOf(code);
  return { ...head, says: paperLine(paper), rosette: paperArt(paper).url };
}

/** The page of a form, if it has one. */
export function formPath(form: string | undefined): string | undefined {
  return paths.get(form ?? '');
}

export type DatesContent = ReturnType<typeof datesFor>;
