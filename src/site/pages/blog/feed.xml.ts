import type { APIRoute } from 'astro';
import { answerWithFeed } from '../../feeds/answer.ts';
import { rss } from '../../feeds/rss.ts';

export const prerender = false;

/** Writes the newest posts as RSS. */
export const GET: APIRoute = (context) => answerWithFeed(context, rss);
