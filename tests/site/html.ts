import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({ root: true, elements: ['html5'] });
const config = await loader.getConfigFor('page');

/** The document's tree; its texts and attributes are as written, entities included. */
export function parseHtml(html: string): HtmlElement {
  return new Parser(config).parseHtml(html);
}

/** The text that the source stands for. */
function decoded(source: string): string {
  return source
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;|&#38;/g, '&');
}

/** An attribute's value, or undefined where there is none. */
export function attribute(element: HtmlElement | null, name: string): string | undefined {
  const value = element?.getAttributeValue(name);
  return value == null ? undefined : decoded(value);
}
