import sanitizeHtml from 'sanitize-html';
import { srcsetOf } from '../picture-address.ts';
import { isImageAddress, linkKind } from './address.ts';
import { withScrollRegions } from './scroll-regions.ts';

type Attributes = sanitizeHtml.Attributes;

/** Ids that remark gives footnotes; any other id could take a name that the page uses. */
const FOOTNOTE_ID = /^user-content-fn(ref)?-[\w-]+$/;

const SCOPES = ['col', 'row', 'colgroup', 'rowgroup'];
const ALIGNMENTS = ['left', 'center', 'right'];
const CELL_ATTRIBUTES = ['scope', 'colspan', 'rowspan', 'data-align'];

/** The widest that the text of an article gets, and on smaller screens the screen. */
const SIZES = '(min-width: 740px) 686px, 100vw';

/** An element that is left out is renamed to this; its tags are removed from the result. */
const REMOVED = 'span';

/** Deeper than any article, and where browsers stop nesting too; the parser takes minutes for a megabyte of it. */
const DEPTH_MAX = 500;

class NestedTooDeep extends Error {
  override readonly name = 'NestedTooDeep';
}

// biome-ignore format: a list by purpose
const TAGS = [
  'h2', 'h3', 'h4', 'p', 'br', 'hr', 'div',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
  'blockquote', 'figure', 'figcaption', 'img', 'pre', 'code',
  'a', 'strong', 'em', 'del', 'sub', 'sup',
];

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS, REMOVED],
  allowedAttributes: {
    a: ['href', 'rel', 'id'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    li: ['id'],
    ol: ['start'],
    th: CELL_ATTRIBUTES,
    td: CELL_ATTRIBUTES,
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Elements removed with their content, which is not text.
  // biome-ignore format: one list
  nonTextTags: [
    'script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math',
    'title', 'textarea', 'select', 'option', 'xmp',
  ],
};

const TRANSFORMED: sanitizeHtml.IOptions['transformTags'] = {
  b: 'strong',
  i: 'em',
  // A removed block becomes a paragraph, or its words would run into the next one's.
  section: 'div',
  article: 'div',
  aside: 'div',
  header: 'div',
  footer: 'div',
  main: 'div',
  center: 'div',
  li: (_, attributes) => tag('li', footnoteId(attributes)),
  ol: (_, attributes) => tag('ol', digits(attributes, ['start'], 4)),
  td: (_, attributes) => tag('td', cellAttributes(attributes)),
  th: (_, attributes) => tag('th', cellAttributes(attributes)),
};

/**
 * The HTML of a post, reduced to what an article may hold; the result of any input is safe to put
 * into a page. Headings start below the page's h1 and leave out no level; links lead to http, https,
 * mailto, tel and the site itself; pictures come from the site's root, and from `imageHost` where one
 * is named; tables scroll in regions of their own. HTML nested deeper than any article is reduced to
 * its words. Never throws.
 *
 * @param leaveOut called with the address of each picture that is left out
 */
export function sanitizePostHtml(
  html: string,
  imageHost?: string,
  leaveOut: (address: string) => void = () => {},
): string {
  try {
    return withScrollRegions(sanitized(html, imageHost, leaveOut));
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return sanitized(`<p>${html.replace(/<[^>]*>?/g, ' ')}</p>`, imageHost, leaveOut);
  }
}

/** Sanitizing its result again changes nothing. */
function sanitized(
  html: string,
  imageHost: string | undefined,
  leaveOut: (address: string) => void,
): string {
  let depth = 0;
  let isChanged = false;
  const heading = headings();
  const result = sanitizeHtml(html, {
    ...RULES,
    onOpenTag: (name) => {
      depth += 1;
      if (depth > DEPTH_MAX) throw new NestedTooDeep();
      isChanged ||= !TAGS.includes(name);
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      ...TRANSFORMED,
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
      a: (_, attributes) => {
        const link = linkAttributes(attributes);
        isChanged ||= link === undefined;
        return link ? tag('a', link) : tag(REMOVED);
      },
      img: (_, attributes) => {
        const { src = '' } = attributes;
        if (isImageAddress(src, imageHost)) return tag('img', imageAttributes(attributes));
        leaveOut(src);
        return tag(REMOVED);
      },
    },
  });
  // Text and attributes hold no < of their own.
  const clean = result.replaceAll(`<${REMOVED}>`, '').replaceAll(`</${REMOVED}>`, '');
  // Removing an element may leave others nested as HTML does not allow: parse again.
  return isChanged ? sanitized(clean, imageHost, leaveOut) : clean;
}

/** Gives each heading of an article the level after that of the one it stands under, from h2 to h4. */
function headings(): sanitizeHtml.Transformer {
  const above: number[] = [];
  return (name) => {
    const level = Number(name.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return tag(`h${Math.min(above.length + 1, 4)}`, {});
  };
}

function tag(tagName: string, attribs: Attributes = {}): sanitizeHtml.Tag {
  return { tagName, attribs };
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

function linkAttributes({ href = '', id = '' }: Attributes): Attributes | undefined {
  const kind = linkKind(href);
  if (kind === 'refused' || href === '') return undefined;
  // No "nofollow": the firm recommends what it links to.
  const rel = kind === 'web' ? { rel: 'noopener noreferrer' } : undefined;
  return { href, ...rel, ...footnoteId({ id }) };
}

function imageAttributes({ src = '', alt = '', ...others }: Attributes): Attributes {
  const srcset = srcsetOf(src);
  return {
    src,
    ...(srcset && { srcset, sizes: SIZES }),
    alt,
    ...digits(others, ['width', 'height'], 4),
    loading: 'lazy',
    decoding: 'async',
  };
}

function cellAttributes({
  scope = '',
  'data-align': align = '',
  ...others
}: Attributes): Attributes {
  return {
    ...(ALIGNMENTS.includes(align) && { 'data-align': align }),
    ...(SCOPES.includes(scope) && { scope }),
    ...digits(others, ['colspan', 'rowspan'], 2),
  };
}

function footnoteId({ id = '' }: Attributes): Attributes {
  return FOOTNOTE_ID.test(id) ? { id } : {};
}

/** Those of the named attributes whose value is a whole number of at most `length` digits. */
function digits(attributes: Attributes, names: string[], length: number): Attributes {
  const values = names.map((name) => [name, attributes[name] ?? ''] as const);
  return Object.fromEntries(
    values.filter(([, value]) => /^\d+$/.test(value) && value.length <= length),
  );
}
