type Numbers = Readonly<Record<`--${string}`, number>>;

interface Props {
  /** The class of the list. */
  of: string | undefined;
  /** What the sheet of styles draws the whole list by. */
  whole?: Numbers;
  /** Of each of its entries, what the sheet of styles places it by. */
  entries: readonly Numbers[];
}

/**
 * Custom properties for a list and for its entries. The site's policy lets no element have a style of its own; the build
 * joins this one with the page's sheet.
 */
export function Places({ of, whole, entries }: Props) {
  const rules = entries.map((entry, index) => ruleOf(`.${of}>:nth-child(${index + 1})`, entry));
  return <style>{[...(whole ? [ruleOf(`.${of}`, whole)] : []), ...rules].join('')}</style>;
}

function ruleOf(selector: string, numbers: Numbers): string {
  const properties = Object.entries(numbers).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${properties.join(';')}}`;
}
