interface Props {
  /** The class of the list. */
  of: string;
  /** Of each of its entries, what the sheet of styles places it by. */
  entries: readonly Readonly<Record<`--${string}`, number>>[];
}

/**
 * Custom properties for the entries of a list. The site's policy lets no element have a style of its own; the build
 * joins this one with the page's sheet.
 */
export function Places({ of, entries }: Props) {
  const rules = entries.map((entry, index) => {
    const properties = Object.entries(entry).map(([name, value]) => `${name}:${value}`);
    return `.${of}>:nth-child(${index + 1}){${properties.join(';')}}`;
  });
  return <style>{rules.join('')}</style>;
}
