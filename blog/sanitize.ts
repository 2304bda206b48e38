import sanitizeHtml from 'sanitize-html';
import { isImageAddress, linkKind } from './address.ts';

type Attributes = sanitizeHtml.Attributes;

/** Ids that remark gives footnotes; any other id could take a name that the page uses. */
const FOOTNOTE_ID = /^user-content-fn(ref)?-[\w-]+$/;

const SCOPES = ['col', 'row', 'colgroup', 'rowgroup'];
const ALIGNMENTS = ['left', 'center', 'right'];
const cell = ['scope', 'colspan', 'rowspan', 'data-align'];

const options = (imageHost: string | undefined): sanitizeHtml.IOptions => ({
  // biome-ignore format: a list by purpose
  allowedTags: [
    'h2', 'h3', 'h4', 'p', 'br', 'hr', 'div',
    'ul', 'ol', 'li', 'dl', 'dt', 'dd',
    'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
    'blockquote', 'figure', 'figcaption', 'img', 'pre', 'code',
    'a', 'strong', 'em', 'del', 'sub', 'sup',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'id'],
    div: ['role', 'tabindex', 'aria-label'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    li: ['id'],
    ol: ['start'],
    th: cell,
    td: cell,
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What these hold is not the article's text, so it goes with them.
  // biome-ignore format: one list
  nonTextTags: [
    'script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math',
    'title', 'textarea', 'select', 'option', 'xmp',
  ],
  transformTags: {
    // The post's title is the page's only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    // A block that is not allowed must stay a block, or its words run into the next one's.
    section: 'div',
    article: 'div',
    aside: 'div',
    header: 'div',
    footer: 'div',
    main: 'div',
    center: 'div',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    div: (tagName, attributes) => ({ tagName, attribs: scrollRegionAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, imageHost) }),
    li: (tagName, attributes) => ({ tagName, attribs: footnoteId(attributes) }),
    ol: (tagName, attributes) => ({ tagName, attribs: digits(attributes, ['start']) }),
    td: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
    th: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs: { href, src } }) => {
    if (tag === 'a' && !href) return 'excludeTag';
    return tag === 'img' && !src;
  },
});

const OF_SITE = options(undefined);

/**
 * The HTML of a post, reduced to what an article may hold; the result of any
 * input is safe to put into a page, and sanitizing it again changes nothing.
 * Headings below the page's h1; links to http, https, mailto, tel and the site
 * itself; pictures from the site's root, and from `imageHost` where one is named. Never throws.
 */
export function sanitizePostHtml(html: string, imageHost?: string): string {
  return sanitizeHtml(html, imageHost === undefined ? OF_SITE : options(imageHost));
}

/** The addresses of all pictures in the HTML of a post, also of those that `sanitizePostHtml` leaves out. */
export function pictureAddresses(html: string): string[] {
  const addresses: string[] = [];
  sanitizeHtml(html, {
    allowedTags: ['img'],
    onOpenTag: (tag, { src = '' }) => {
      if (tag === 'img') addresses.push(src);
    },
  });
  return addresses;
}

function linkAttributes({ href = '', id = '' }: Attributes): Attributes {
  const kind = linkKind(href);
  if (kind === 'refused') return {};
  const rel = kind === 'web' ? { rel: 'noopener noreferrer' } : undefined;
  return { href, ...rel, ...footnoteId({ id }) };
}

/** A table too wide for a phone scrolls in a region that a keyboard reaches: these three attributes or none. */
function scrollRegionAttributes(attributes: Attributes): Attributes {
  const { role, tabindex, 'aria-label': label } = attributes;
  if (role !== 'region' || tabindex !== '0' || !label?.trim()) return {};
  return { role, tabindex, 'aria-label': label };
}

function imageAttributes(
  { src = '', alt = '', ...others }: Attributes,
  imageHost: string | undefined,
): Attributes {
  if (!isImageAddress(src, imageHost)) return {};
  return { src, alt, ...digits(others, ['width', 'height']), loading: 'lazy' };
}

function cellAttributes({
  scope = '',
  'data-align': align = '',
  ...others
}: Attributes): Attributes {
  return {
    ...(ALIGNMENTS.includes(align) && { 'data-align': align }),
    ...(SCOPES.includes(scope) && { scope }),
    ...digits(others, ['colspan', 'rowspan']),
  };
}

function footnoteId({ id = '' }: Attributes): Attributes {
  return FOOTNOTE_ID.test(id) ? { id } : {};
}

/** Those of the named attributes whose value is a whole number of at most four digits. */
function digits(attributes: Attributes, names: string[]): Attributes {
  const kept = names.map((name) => [name, attributes[name] ?? ''] as const);
  return Object.fromEntries(kept.filter(([, value]) => /^\d{1,4}$/.test(value)));
}
