/** The colors that drawn pictures and the server's own pages share with the style sheets. */
export type Colors = Readonly<ReturnType<typeof readColors>>;

/**
 * Reads these colors from the text of tokens.css, each as `#1bbcee`.
 *
 * @throws Error if one is missing or not in this format
 */
export function readColors(css: string) {
  const read = (name: string, family = ''): string => {
    const from = family && `\\[data-family="${family}"\\] \\{[^}]*`;
    const color = new RegExp(`${from}--${name}: (#[\\da-f]{3,8});`, 'i').exec(css)?.[1];
    if (color !== undefined) return color;
    throw new Error(
      `src/base/tokens/tokens.css: expected --${name}: #…${family && ` for ${family}`}`,
    );
  };
  const ink = (family: string) => ({
    bright: read('ink-on-dark', family),
    deep: read('ink', family),
  });
  return {
    ground: read('ground'),
    card: read('card'),
    link: read('link'),
    brand: read('brand'),
    dark: read('dark'),
    /** The inks of the families of services, for engravings on the dark ground. */
    inks: {
      tax: ink('tax'),
      books: ink('books'),
      planning: ink('planning'),
      texas: ink('texas'),
      abroad: ink('abroad'),
    },
  };
}
