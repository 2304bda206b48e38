import type { APIRoute, GetStaticPaths } from 'astro';
import { AUDIENCES, type Audience } from '../../../content/schemas/due-date.ts';
import { calendarOf } from '../../calendars/calendars.ts';
import { dates } from '../../screens/dates/load.ts';

export const getStaticPaths = (() =>
  AUDIENCES.map((audience) => ({
    params: { audience },
    props: { audience },
  }))) satisfies GetStaticPaths;

/** Writes the calendar file of an audience's due dates. */
export const GET: APIRoute<{ audience: Audience }> = ({ props: { audience }, site, url }) =>
  calendarOf(
    ({ date }) => date.audiences.includes(audience),
    { site, url },
    dates.audiences[audience],
  );
