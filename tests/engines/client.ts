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
  click(element: Element): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Touches it with a finger. */
  tap(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  valueOf(element: Element): Promise<string>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** What an expression comes to on the page. */
  ask(expression: string): Promise<unknown>;
  close(): Promise<void>;
}
