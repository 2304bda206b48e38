/** What tells where a table stands, in HTML as the sanitizer writes it: attributes hold no < and no >. */
const TAG = /<(\/?)(table|div|h[2-4])(?: [^>]*?aria-label="([^"]*)")?[^>]*>/g;

const LONGEST_NAME = 120;

/**
 * Puts each table that is in no scroll region into one, so that it scrolls on a phone; the region
 * is named as `improveTables` names it. Takes and gives HTML as the sanitizer writes it.
 */
export function withScrollRegions(html: string): string {
  if (!html.includes('<table')) return html;
  let result = '';
  let copied = 0;
  let heading = 'Table';
  let headingFrom = 0;
  let tables = 0;
  let isWrapping = false;
  /** For each open `div`, whether it is a region. */
  const divs: boolean[] = [];
  const named = new Map<string, number>();
  const count = (name: string) => {
    const times = (named.get(name) ?? 0) + 1;
    named.set(name, times);
    return times;
  };
  const insert = (text: string, at: number) => {
    result += html.slice(copied, at) + text;
    copied = at;
  };

  for (const { 0: tag, 1: slash, 2: name, 3: label, index } of html.matchAll(TAG)) {
    const end = index + tag.length;
    switch (`${slash}${name}`) {
      case 'div':
        divs.push(label !== undefined);
        if (label !== undefined) count(label);
        break;
      case '/div':
        divs.pop();
        break;
      case 'table':
        tables += 1;
        if (tables === 1 && !divs.includes(true)) {
          const times = count(heading);
          const label = times > 1 ? `${heading} (${times})` : heading;
          insert(`<div role="region" tabindex="0" aria-label="${label}">`, index);
          isWrapping = true;
        }
        break;
      case '/table':
        tables -= 1;
        if (tables === 0 && isWrapping) {
          insert('</div>', end);
          isWrapping = false;
        }
        break;
      default:
        if (slash) heading = nameOf(html.slice(headingFrom, index)) ?? heading;
        headingFrom = end;
    }
  }
  return result + html.slice(copied);
}

/** The words of a heading as an attribute holds them; undefined where there are none, or too many. */
function nameOf(heading: string): string | undefined {
  const words = heading
    .replace(/<[^>]*>/g, '')
    .trim()
    .replaceAll('"', '&quot;');
  return words === '' || words.length > LONGEST_NAME ? undefined : words;
}
