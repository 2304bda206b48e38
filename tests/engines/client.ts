/** Something on the page: by the role and name the engine gives it, or by its text. */
export type Thing = Named | { readonly text: string };

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Named {
  readonly role: 'button' | 'heading' | 'link' | 'textbox';
  readonly name: string;
  /** The name of the navigation it stands in. */
  readonly menu?: string;
}

/** The smallest element that holds `text`, as an XPath. */
export function xpathOf(text: string): string {
  const holds = `contains(normalize-space(), ${JSON.stringify(text)})`;
  return `//body//*[${holds} and not(*[${holds}])]`;
}

/** For the page: the words of every heading that is shown. */
export const SHOWN_HEADINGS = `[...document.querySelectorAll('h1, h2, h3, h4')]
  .filter((heading) => heading.checkVisibility())
  .map((heading) => heading.innerText)`;

/** For the page: whether no island still waits for its script. */
export const IS_AWAKE = "!document.querySelector('astro-island[ssr]')";

/** For the page: whether all of it is laid out, so that nothing moves any more under a click. */
export const IS_LAID_OUT = `[...document.querySelectorAll('main > section, body > footer')]
  .every((part) => getComputedStyle(part).contentVisibility !== 'auto')`;

/** A browser as its automation library gives it, in the words both libraries have. */
export interface Client<Element> {
  /** The engine and its version. */
  readonly engine: string;
  /** Opens a page in a window of this size. */
  open(url: string, size: Size): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** Elements that fit, shown or not. */
  find(thing: Thing): Promise<Element[]>;
  isShown(element: Element): Promise<boolean>;
  /** The words of every heading that is shown. */
  headings(): Promise<string[]>;
  click(element: Element): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  valueOf(element: Element): Promise<string>;
  pressEscape(): Promise<void>;
  /** Whether the script of every island on the page has taken over. */
  isAwake(): Promise<boolean>;
  /** Whether nothing on the page waits to be laid out. */
  isLaidOut(): Promise<boolean>;
  close(): Promise<void>;
}
