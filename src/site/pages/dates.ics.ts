import type { APIRoute } from 'astro';
import { calendarOf } from '../calendars/calendars.ts';

/** Writes the calendar file of every due date. */
export const GET: APIRoute = (context) => calendarOf(() => true, context);
