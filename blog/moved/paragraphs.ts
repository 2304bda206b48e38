import { load } from 'cheerio';

const BLOCKS =
  'address,article,aside,blockquote,details,div,dl,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,iframe,main,nav,ol,p,pre,script,section,style,table,ul';
/** Blocks whose own text is divided as well. */
const DIVIDED = 'blockquote,div,section,article';

/**
 * Makes paragraphs and line breaks of blank lines and line ends, which WordPress (its `wpautop`)
 * does when it shows a post of its classic editor.
 */
export function withParagraphs(html: string): string {
  const $ = load(html.replace(/\r\n?/g, '\n'), null, false);
  for (const block of $(DIVIDED).toArray().reverse()) {
    if ($(block).contents().text().includes('\n\n'))
      $(block).html(inParagraphs($(block).html() ?? '', '<br>'));
  }
  return inParagraphs($.html(), '<br>');
}

/**
 * Puts what stands in no block into paragraphs.
 *
 * @param lineEnd what becomes of the end of a line there
 */
export function inParagraphs(html: string, lineEnd = '\n'): string {
  const $ = load(html, null, false);
  const parts: string[] = [];
  let open = '';
  const close = () => {
    const text = open.trim().replaceAll('\n', lineEnd);
    if (text) parts.push(`<p>${text}</p>`);
    open = '';
  };
  for (const node of $.root().contents().toArray()) {
    if (node.type === 'text') {
      const [first = '', ...others] = $.html(node).split(/\n\s*\n/);
      open += first;
      for (const other of others) {
        close();
        open = other;
      }
    } else if (node.type === 'comment' || $(node).is(BLOCKS)) {
      close();
      parts.push($.html(node));
    } else {
      open += $.html(node);
    }
  }
  close();
  return parts.join('\n');
}
