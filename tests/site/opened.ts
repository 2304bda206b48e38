import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';

type Within = Parameters<CheerioAPI>[1];

/** A page from the server, parsed. */
export async function open(path: string): Promise<CheerioAPI> {
  const answer = await fetch(new URL(path, inject('origin')));
  return load(await answer.text(), { xml: path.endsWith('.xml') });
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
