import type { APIRoute } from 'astro';
import { printedDay } from '../../../../papers/printed-day.ts';
import { calendarOfPaper } from '../../../calendars/paper-calendar.ts';
import { papers } from '../../../load/papers.ts';

export const prerender = false;

/** Responds with the calendar file of a paper's last day, for the day printed on the paper. */
export const GET: APIRoute = ({ params, url, site, locals }) => {
  const paper = papers.find(({ code }) => code.toLowerCase() === params['code']);
  const day = printedDay(url.searchParams);
  const file = paper && day && calendarOfPaper(paper, day, locals.today(), site ?? url);
  return file
    ? new Response(file, {
        headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' },
      })
    : new Response(null, { status: 404 });
};
