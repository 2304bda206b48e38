import type { CheerioAPI } from 'cheerio';
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
      $(block).html(divided($, $(block).html() ?? ''));
  }
  return divided($, $.html());
}

function divided($: CheerioAPI, html: string): string {
  const parts: string[] = [];
  let open = '';
  const close = () => {
    const text = open.trim().replace(/\n/g, '<br>');
    if (text) parts.push(`<p>${text}</p>`);
    open = '';
  };
  for (const node of load(html, null, false).root().contents().toArray()) {
    if (node.type === 'text') {
      const [first = '', ...others] = $.html(node).split(/\n\s*\n/);
      open += first;
      for (const other of others) {
        close();
        open = other;
      }
    } else if ($(node).is(BLOCKS)) {
      close();
      parts.push($.html(node));
    } else {
      open += $.html(node);
    }
  }
  close();
  return parts.join('\n');
}
