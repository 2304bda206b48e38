/** Custom properties by their names. */
export type Numbers = Readonly<Record<`--${string}`, number>>;

interface Props {
  /** The classes of the list, its own first. */
  of: string | undefined;
  /** The list's measures, for the style sheet. */
  whole?: Numbers;
  /** Each entry's position, for the style sheet. */
  entries: readonly Numbers[];
}

/**
 * Custom properties for a list and its entries. The site's policy forbids style attributes; the build merges this
 * element with the page's styles.
 */
export function Places({ of = '', whole = {}, entries }: Props) {
  const list = `.${of.split(' ')[0]}`;
  const rules = entries.map((entry, index) => ruleOf(`${list}>:nth-child(${index + 1})`, entry));
  const text = [ruleOf(list, whole), ...rules].join('');
  return text && <style>{text}</style>;
}

function ruleOf(selector: string, numbers: Numbers): string {
  const properties = Object.entries(numbers).map(([name, value]) => `${name}:${value}`);
  return properties.length > 0 ? `${selector}{${properties.join(';')}}` : '';
}
