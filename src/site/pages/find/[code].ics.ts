import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarOf } from '../../calendars/calendars.ts';
import { type Paper, paperName, papers } from '../../load/papers.ts';

export const getStaticPaths = (() =>
  papers
    .filter(({ dates }) => dates.length > 0)
    .map((paper) => ({
      params: { code: paper.code.toLowerCase() },
      props: { paper },
    }))) satisfies GetStaticPaths;

/** Writes the calendar file of a paper's due dates. */
export const GET: APIRoute<{ paper: Paper }> = ({ props: { paper }, site, url }) =>
  calendarOf(({ id }) => paper.dates.includes(id), { site, url }, paperName(paper));
