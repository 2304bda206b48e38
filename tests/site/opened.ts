import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';

type Within = Parameters<CheerioAPI>[1];

/** Pages of the built site that a test has read, by path; they do not change meanwhile. */
export const PARSED = new Map<string, CheerioAPI>();

/** A page from the server, parsed. */
export async function open(path: string): Promise<CheerioAPI> {
  const parsed = PARSED.get(path);
  if (parsed) return parsed;
  const answer = await fetch(new URL(path, inject('origin')));
  const $ = load(await answer.text());
  // A test's own servers have absolute addresses, and their content changes.
  if (path.startsWith('/')) PARSED.set(path, $);
  return $;
}

/** The texts that match a selector, in order, each on one line. */
export function textsIn($: CheerioAPI, selector: string, within?: Within): string[] {
  return $(selector, within)
    .get()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** The links that match a selector, in order: text and address. */
export function linksIn($: CheerioAPI, selector: string, within?: Within) {
  return $(selector, within)
    .get()
    .map((link) => ({ label: $(link).text().trim(), href: $(link).attr('href') ?? '' }));
}
