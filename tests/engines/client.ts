/** An element of the page: by role and accessible name, or by text. */
export type Target = Named | { readonly text: string };

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Named {
  readonly role: 'button' | 'heading' | 'link' | 'textbox';
  readonly name: string;
  /** The name of the navigation that contains it. */
  readonly menu?: string;
}

/** An XPath for the smallest element that contains `text`. */
export function xpathOf(text: string): string {
  const holds = `contains(normalize-space(), ${JSON.stringify(text)})`;
  return `//body//*[${holds} and not(*[${holds}])]`;
}

/** The common interface of both browser automation libraries. */
export interface Client<Element> {
  /** The engine and its version. */
  readonly engine: string;
  /** Opens a page in a window of this size. */
  open(url: string, size: Size): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** Matching elements, visible or not. */
  find(thing: Target): Promise<Element[]>;
  isShown(element: Element): Promise<boolean>;
  click(element: Element): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  valueOf(element: Element): Promise<string>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Evaluates an expression in the page. */
  ask(expression: string): Promise<unknown>;
  close(): Promise<void>;
  /** Stops an engine that no longer responds. */
  kill(): Promise<void>;
}
