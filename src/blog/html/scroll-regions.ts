const TAG = /<(\/?)(table|h[2-4])\b[^>]*>/g;
const NAME_MAX = 120;

/**
 * Wraps each outermost table in a scrollable, focusable region, named after the heading above it,
 * with a number if repeated. Takes and returns sanitized HTML: attributes contain no < or >.
 */
export function withScrollRegions(html: string): string {
  const counts = new Map<string, number>();
  let heading = 'Table';
  let headingStart = 0;
  let depth = 0;
  const regionTag = () => {
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    const name = count > 1 ? `${heading} (${count})` : heading;
    return `<div role="region" tabindex="0" aria-label="${name}">`;
  };
  return html.replace(TAG, (tag, slash: string, element: string, index: number) => {
    const isEnd = slash !== '';
    if (element !== 'table') {
      if (isEnd) heading = nameIn(html.slice(headingStart, index)) ?? heading;
      else headingStart = index + tag.length;
      return tag;
    }
    depth += isEnd ? -1 : 1;
    if (isEnd) return depth === 0 ? `${tag}</div>` : tag;
    return depth === 1 ? regionTag() + tag : tag;
  });
}

/** Escapes a heading's text for an attribute; undefined if empty or too long. */
function nameIn(heading: string): string | undefined {
  const words = heading
    .replace(/<[^>]*>/g, '')
    .trim()
    .replaceAll('"', '&quot;');
  return words === '' || words.length > NAME_MAX ? undefined : words;
}
