import type { APIRoute } from 'astro';
import { answerWithFeed } from '../../feeds/answer.ts';
import { jsonFeed } from '../../feeds/json-feed.ts';

export const prerender = false;

/** Writes the newest posts as a JSON Feed. */
export const GET: APIRoute = (context) => answerWithFeed(context, jsonFeed);
