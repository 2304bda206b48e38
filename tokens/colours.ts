/** The colours that drawn pictures, the manifest and the server's own pages share with the style sheets. */
export type Colours = Readonly<ReturnType<typeof readColours>>;

/**
 * Those colours from the text of tokens.css, each as `#1bbcee`.
 *
 * @throws Error where one is missing, or is no such colour
 */
export function readColours(css: string) {
  const read = (name: string): string => {
    const colour = new RegExp(`--${name}: (#[\\da-f]{3,8});`).exec(css)?.[1];
    if (colour === undefined) throw new Error(`tokens/tokens.css: expected --${name}: #…; in it`);
    return colour;
  };
  const ink = (family: string) => ({ bright: read(`${family}-on-dark`), deep: read(family) });
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
