import type { Post } from '../../blog/post.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';

/**
 * The firm as search engines read it: JSON-LD of schema.org's AccountingService,
 * safe to stand in a script element.
 *
 * @param origin the site's public address
 */
export function accountingService(
  firm: Firm,
  locations: readonly Location[],
  origin: string,
): string {
  const { street, city, state, zip } = firm.address;
  const service = {
    '@context': 'https://schema.org',
    '@type': 'AccountingService',
    name: firm.name,
    url: origin,
    telephone: firm.phones.main,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    areaServed: locations.map(({ name }) => `${name}, ${state}`),
  };
  return inScript(service);
}

/** A post as search engines read it: JSON-LD of schema.org's BlogPosting, see `accountingService`. */
export function blogPosting(post: Post, firm: Pick<Firm, 'name'>, origin: string): string {
  return inScript({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: new URL(`/blog/${post.slug}`, origin).href,
    headline: post.title,
    description: post.excerpt || undefined,
    image: post.image_url === null ? undefined : new URL(post.image_url, origin).href,
    datePublished: post.published_at,
    articleSection: post.category,
    author: {
      '@type': 'Person',
      name: post.author_name,
      jobTitle: post.author_title || undefined,
    },
    publisher: { '@type': 'AccountingService', name: firm.name, url: origin },
  });
}

/** As JSON that cannot end the script element it stands in. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
