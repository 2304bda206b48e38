import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';

type Within = Parameters<CheerioAPI>[1];

/** A page as the server sends it, to be asked what is in it. */
export async function open(path: string): Promise<CheerioAPI> {
  const answer = await fetch(new URL(path, inject('origin')));
  return load(await answer.text(), { xml: path.endsWith('.xml') });
}

/** The texts that a selector finds, in order, each on one line. */
export function textsIn($: CheerioAPI, selector: string, within?: Within): string[] {
  return $(selector, within)
    .get()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** The links that a selector finds, in order: what each says and where it leads. */
export function linksIn($: CheerioAPI, selector: string, within?: Within) {
  return $(selector, within)
    .get()
    .map((link) => ({ label: $(link).text().trim(), href: $(link).attr('href') ?? '' }));
}
