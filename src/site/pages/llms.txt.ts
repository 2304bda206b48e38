import type { APIRoute } from 'astro';
import { isOfficeOfItsOwn } from '../../content/schemas/location.ts';
import { text } from '../../content/schemas/text.ts';
import { addressInOneLine } from '../components/contact-links.ts';
import { ownLines } from '../components/own-lines.ts';
import { FEEDS } from '../feeds/feeds.ts';
import { filledIn } from '../load/fill-in.ts';
import { firm } from '../load/firm.ts';
import { type FoundPage, foundPages } from '../load/found-pages.ts';
import { locations } from '../load/locations.ts';

export const prerender = false;

/** Writes the site's summary for language models (llmstxt.org): the firm, and its pages. */
export const GET: APIRoute = ({ site, url, locals }) => {
  const { origin } = site ?? url;
  const { name, subtitle, description, address, phones, email, hours } = firm;
  const link = ({
    title,
    href,
    description: about,
  }: Pick<FoundPage, 'title' | 'href' | 'description'>) =>
    `- [${title}](${new URL(href, origin).href}): ${about}`;
  const isService = ({ href }: FoundPage) => href.startsWith('/services/');
  const isBlog = ({ ofPosts }: FoundPage) => ofPosts;
  const feeds = FEEDS.map(({ href, label }) => ({
    title: label,
    href,
    description: 'The newest articles whole.',
  }));
  const sections = {
    Pages: foundPages.filter((page) => !isService(page) && !isBlog(page)),
    Services: foundPages.filter(isService),
    Blog: [...foundPages.filter(isBlog), ...feeds],
  };
  const office =
    `${subtitle}. ${addressInOneLine(address)}. ` +
    `${phones.main}, ${email}. ${hours.weekdays}, ${hours.weekends}.`;
  const offices = locations
    .filter(isOfficeOfItsOwn)
    .map((place) => `${place.name}: ${[...ownLines(place), place.phone ?? []].flat().join('. ')}.`);
  const { announcement } = locals;
  const announced = announcement === undefined ? [] : [filledIn(text, announcement)];
  const lines = [
    `# ${name}`,
    `> ${description}`,
    [office, ...offices, ...announced].join('\n'),
    ...Object.entries(sections).flatMap(([heading, links]) => [
      `## ${heading}`,
      links.map(link).join('\n'),
    ]),
  ];
  return new Response(`${lines.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
