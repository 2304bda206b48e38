import type { CheerioAPI } from 'cheerio';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';

const COMBINATORS: Partial<Record<string, string>> = {
  child: '>',
  'next-sibling': '+',
  'later-sibling': '~',
};
const OPERATORS: Partial<Record<string, string>> = {
  equal: '=',
  includes: '~=',
  'dash-match': '|=',
  prefix: '^=',
  substring: '*=',
  suffix: '$=',
};
/** What the browser itself adds to an element and takes from it. */
const BY_BROWSER = ['open'];

/**
 * The style sheet without the rules that no element of the page can come under, in whatever state it
 * is: pointed at, open, printed. What a script of the page names may come, and counts as there.
 */
export function withoutUnmatched(css: string, $: CheerioAPI): string {
  const scripts = $('script:not([type$=json])').text();
  const comes = (name: string) =>
    BY_BROWSER.includes(name) || RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(scripts);
  const isMatched = (selector: Selector) => {
    try {
      return $(written(selector, comes)).length > 0;
    } catch {
      // One that only browsers know.
      return true;
    }
  };
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
    visitor: {
      Rule: {
        // Either all of a rule or nothing: what is given back in part loses its values' meaning.
        style({ value }) {
          return value.selectors.some(isMatched) ? undefined : [];
        },
      },
    },
  });
  return new TextDecoder().decode(code);
}

type Comes = (name: string) => boolean;

/** The selector without states and parts of elements; `:not()` and `:has()` are taken to hold. */
function written(selector: Selector, comes: Comes): string {
  let text = '*';
  for (const component of selector) {
    if (component.type === 'combinator') {
      const isOfPart = component.value === 'pseudo-element';
      text += isOfPart ? '' : ` ${COMBINATORS[component.value] ?? ''} *`;
    } else if (component.type === 'type') {
      text = `${text.slice(0, -1)}${component.name}`;
    } else {
      text += condition(component, comes);
    }
  }
  return text;
}

/** What an element has to be besides its name. */
function condition(component: SelectorComponent, comes: Comes): string {
  if (component.type === 'class') return comes(component.name) ? '' : `.${component.name}`;
  if (component.type === 'id') return comes(component.name) ? '' : `#${component.name}`;
  if (component.type === 'attribute') {
    const { name, operation } = component;
    if (comes(name)) return '';
    const value = operation && `${OPERATORS[operation.operator]}${JSON.stringify(operation.value)}`;
    return `[${name}${value ?? ''}]`;
  }
  if (component.type !== 'pseudo-class') return '';
  if (component.kind !== 'is' && component.kind !== 'where') return '';
  return `:is(${component.selectors.map((one) => written(one, comes)).join()})`;
}
