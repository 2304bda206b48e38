import sanitizeHtml from 'sanitize-html';
import { srcsetOf } from '../picture-address.ts';
import { isImageAddress, linkKind } from './address.ts';

type Attributes = sanitizeHtml.Attributes;

/** Footnote ids of remark; other ids could clash with ids of the page. */
const FOOTNOTE_ID = /^user-content-fn(ref)?-[\w-]+$/;

const SCOPES = ['col', 'row', 'colgroup', 'rowgroup'];
const ALIGNMENTS = ['left', 'center', 'right'];
const CELL_ATTRIBUTES = ['scope', 'colspan', 'rowspan', 'data-align'];

/** The width of the text column: at most 686 px, the full width on small screens. */
const SIZES = '(min-width: 740px) 686px, 100vw';

/** The tag that replaces removed elements; stripped from the result. */
const REMOVED = 'span';

/** The nesting limit of browsers; the parser would take minutes for a megabyte of nested tags. */
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

const BLOCKS = ['section', 'article', 'aside', 'header', 'footer', 'main', 'center'];

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
  // Removed with their content.
  // biome-ignore format: one list
  nonTextTags: [
    'script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math',
    'title', 'textarea', 'select', 'option', 'xmp',
  ],
};

const TRANSFORMS: sanitizeHtml.IOptions['transformTags'] = {
  b: 'strong',
  i: 'em',
  // Disallowed blocks become div, so that their words do not run together.
  ...Object.fromEntries(BLOCKS.map((name) => [name, 'div'])),
  li: (_, attributes) => tag('li', footnoteId(attributes)),
  ol: (_, attributes) => tag('ol', digits(attributes, ['start'], 4)),
  td: (_, attributes) => tag('td', cellAttributes(attributes)),
  th: (_, attributes) => tag('th', cellAttributes(attributes)),
};

/** Whether a post shows an element (name in lower case), as itself or as a replacement. */
export function isShownTag(name: string): boolean {
  return TAGS.includes(name) || name in (TRANSFORMS ?? {}) || /^h[1-6]$/.test(name);
}

/**
 * Sanitizes a post's HTML; the result is safe for any input. Headings start at h2 and skip no level;
 * links are http, https, mailto, tel or on this site; pictures are root-relative or from `imageHost`;
 * tables get scroll regions. HTML nested too deeply becomes plain text. Never throws.
 *
 * @param onRemovedPicture called with the address of each removed picture
 */
export function sanitizePostHtml(
  html: string,
  imageHost?: string,
  onRemovedPicture: (address: string) => void = () => {},
): string {
  try {
    return withScrollRegions(sanitized(html, imageHost, onRemovedPicture));
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return sanitized(`<p>${html.replace(/<[^>]*>?/g, ' ')}</p>`, imageHost, onRemovedPicture);
  }
}

/** Wraps each outermost table of sanitized HTML in a scrollable, focusable region. */
function withScrollRegions(html: string): string {
  let [count, depth] = [0, 0];
  return html.replace(/<(\/?)table>/g, (tag, slash: string) => {
    depth += slash ? -1 : 1;
    if (slash) return depth === 0 ? `${tag}</div>` : tag;
    if (depth > 1) return tag;
    count += 1;
    return `<div role="region" tabindex="0" aria-label="Table ${count}">${tag}`;
  });
}

/** Sanitizes without scroll regions; idempotent. */
function sanitized(
  html: string,
  imageHost: string | undefined,
  onRemovedPicture: (address: string) => void,
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
      ...TRANSFORMS,
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
      a: (_, attributes) => {
        const link = linkAttributes(attributes);
        isChanged ||= link === undefined;
        return link ? tag('a', link) : tag(REMOVED);
      },
      img: (_, attributes) => {
        const { src = '' } = attributes;
        if (isImageAddress(src, imageHost)) return tag('img', imageAttributes(attributes));
        onRemovedPicture(src);
        return tag(REMOVED);
      },
    },
  });
  // Sanitized text and attributes contain no <.
  const clean = result.replaceAll(`<${REMOVED}>`, '').replaceAll(`</${REMOVED}>`, '');
  // Removing an element may leave invalid nesting: sanitize again.
  return isChanged ? sanitized(clean, imageHost, onRemovedPicture) : clean;
}

/** Renumbers headings from h2 to h4 without skipping levels. */
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

function linkAttributes({ href = '', id = '' }: Attributes): Attributes | undefined {
  const kind = linkKind(href);
  if (kind === 'refused' || href === '') return undefined;
  // No "nofollow": the firm vouches for its links.
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

/** Keeps the named attributes whose value is a whole number of at most `length` digits. */
function digits(attributes: Attributes, names: string[], length: number): Attributes {
  const values = names.map((name) => [name, attributes[name] ?? ''] as const);
  return Object.fromEntries(
    values.filter(([, value]) => /^\d+$/.test(value) && value.length <= length),
  );
}
