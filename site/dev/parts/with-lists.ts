/** None, one, few, a row and more, many; `bare` is few, each without a list of its own. */
export const LENGTHS = ['0', '1', '2', '5', '9', 'bare'] as const;

/** The first so many of the items, the same again, under other ids, where there are fewer. */
function take(items: readonly unknown[], count: number): unknown[] {
  const again = Array.from({ length: count }, () => items).flat();
  return again.slice(0, count).map((item, place) => {
    const isAgain = place >= items.length && typeof item === 'object' && item && 'id' in item;
    return isAgain ? { ...item, id: `${item.id}-${place}` } : item;
  });
}

function withoutLists(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const fields = Object.entries(item).map(([key, value]) => [
    key,
    Array.isArray(value) ? [] : value,
  ]);
  return Object.fromEntries(fields);
}

/**
 * Content with every list in it, but for the columns of a table, cut or repeated to a length. An exhibit is left out:
 * its schema says how many of each it can hold.
 */
export function withLists<Content>(content: Content, length: string): Content {
  const cut = function (this: unknown, key: string, value: unknown): unknown {
    if (key === 'exhibit') return undefined;
    if (!Array.isArray(value) || Array.isArray(this) || key === 'columns') return value;
    return length === 'bare' ? take(value, 2).map(withoutLists) : take(value, Number(length));
  };
  return JSON.parse(JSON.stringify(content, cut));
}
